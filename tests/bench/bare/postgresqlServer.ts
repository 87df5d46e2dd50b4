/**
 * A minimal server on PostgreSQL that gives the same answers as the product to two calls: Fastify
 * and pg, hand-written statements that also keep the counts, and no validation, hooks or logging.
 * The benchmark `growth` starts it on a filled database; it removes that database's triggers.
 */
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { hashToken, newToken } from '../../../server/identity/sessions.ts';
import type { sampleLandRequest } from '../../sampleLandRequest.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });

await pool.query(`
  do $$ declare found record; begin
    for found in select tgname, tgrelid::regclass as target from pg_trigger where tgname like 'count\\_%' loop
      execute format('drop trigger %I on %s', found.tgname, found.target);
    end loop;
  end $$`);
await pool.query(`
  create table if not exists bare_counts (
    name text, slot int, amount bigint not null, primary key (name, slot)
  ) with (fillfactor = 50)`);
await pool.query(`
  insert into bare_counts
  select 'open', 0, count(*) from land_requests where durum in (1, 2)
  union all select 'waiting', 0, count(*) from land_requests where durum = 1
  on conflict do nothing`);

const page = `
  select l.*, p.name as il_adi, d.name as ilce_adi, n.name as mahalle_adi, trim(u.name || ' ' || u.last_name) as assignee_name,
    next_call_on::text as call_day, o.expires_at, o.reply, o.reply_note, o.counter_amount, o.replied_at
  from (
    select id, created_at from land_requests where durum in (1, 2) order by created_at desc, id desc limit $1 offset $2
  ) as page
    join land_requests l using (id)
    join provinces p on p.id = l.province_id
    join districts d on d.id = l.district_id
    join neighbourhoods n on n.id = l.neighbourhood_id
    left join users u on u.id = l.assignee_id
    left join lateral (
      select * from offers where land_request_id = l.id order by offers.id desc limit 1
    ) o on true
  order by page.created_at desc, page.id desc`;
const counts = `
  select (select sum(amount) from bare_counts where name = 'open')::bigint as total,
    (select sum(amount) from bare_counts where name = 'waiting')::bigint as waiting,
    coalesce((select max(id) from land_requests where durum = 1), 0) as newest`;
const place = `
  select p.search_text || ' ' || d.search_text || ' ' || n.search_text as words, p.name_sort, d.id as ilce, p.id as il
  from neighbourhoods n join districts d on d.id = n.district_id join provinces p on p.id = d.province_id
  where n.id = $1`;
const store = `
  with stored as (
    insert into land_requests (province_id, district_id, neighbourhood_id, ada, parsel, tapu_durum, sahip_zaman, resmi_yol, imar_durum,
      arsa_deger, edinme_sekli, egim, manzara, metrekare, name, phone, mesaj, idempotency_key, fingerprint, search_text, name_sort, il_sort)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
    on conflict (idempotency_key) do nothing
    returning id
  ), noted as (
    insert into history (kind, record_id, actor_name, action) select 'request', id, 'Ziyaretçi', 'received' from stored
  )
  insert into bare_counts as kept
  select name, pg_backend_pid() % 16, 1 from stored, (values ('open'), ('waiting')) as names (name)
  on conflict (name, slot) do update set amount = kept.amount + 1`;

const app = Fastify();

app.post('/api/v1/users/login', async () => {
  const { token, tokenHash } = newToken();
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, 61, now() + interval '1 day')`,
    [tokenHash],
  );
  return { data: { id: 61, token } };
});

app.get<{ Querystring: { size: string }; Headers: { token: string } }>(
  '/api/v1/lands',
  async (request, reply) => {
    const [, token = ''] = request.headers.token.split('.');
    const session = await pool.query(
      `select users.id, users.role from sessions join users on users.id = sessions.user_id
     where token_hash = $1 and expires_at > $2 and users.status = 1 and users.is_deleted = 0`,
      [hashToken(token), new Date()],
    );
    if (session.rows[0]?.role !== 'admin') return reply.code(401).send();
    const [rows, kept] = await Promise.all([
      pool.query(page, [Number(request.query.size), 0]),
      pool.query(counts),
    ]);
    const { total, waiting, newest } = kept.rows[0];
    reply.headers({ 'X-Total-Count': total, 'X-Waiting-Count': waiting, 'X-Newest-Waiting': newest });
    return rows.rows.map((row) => ({
      Id: row.id,
      id: row.id,
      tarih: row.created_at.toISOString(),
      name: row.name,
      phone: row.phone,
      il: { id: row.province_id, il_adi: row.il_adi },
      ilce: { id: row.district_id, ilce_adi: row.ilce_adi },
      mahalle: { id: row.neighbourhood_id, mahalle_adi: row.mahalle_adi },
      ada: row.ada,
      parsel: row.parsel,
      durum: row.durum,
      teklif_tutar: row.teklif_tutar,
      arsa_degeri: row.arsa_deger,
      metrekare: row.metrekare,
      tapu_durum: row.tapu_durum,
      imar_durum: row.imar_durum,
      sahip_zaman: row.sahip_zaman,
      resmi_yol: row.resmi_yol,
      edinme_sekli: row.edinme_sekli,
      egim: row.egim,
      manzara: row.manzara,
      version: row.version,
      ...(row.reply && {
        owner_reply: {
          reply: row.reply,
          note: row.reply_note,
          ...(row.counter_amount && { karsi_teklif: row.counter_amount }),
          tarih: row.replied_at.toISOString(),
        },
      }),
      ...(row.expires_at && { offer_expires_at: row.expires_at.toISOString() }),
      ...(row.kvkk_version && { kvkk_version: row.kvkk_version }),
      ...(row.kvkk_accepted_at && { kvkk_accepted_at: row.kvkk_accepted_at.toISOString() }),
      ...(row.assignee_id && { assignee: { id: row.assignee_id, name: row.assignee_name } }),
      ...(row.call_day && { next_call_on: row.call_day }),
      work_version: row.work_version,
    }));
  },
);

app.post<{ Body: typeof sampleLandRequest }>('/api/v1/lands/all', async (request) => {
  const { il, ilce, mahalle, ada, parsel, info, user } = request.body;
  const found = await pool.query(place, [mahalle]);
  const digits = user.phone.replace(/\D/g, '');
  await pool.query(store, [
    il,
    ilce,
    mahalle,
    ada,
    parsel,
    info.tapu_durum,
    info.sahip_zaman,
    info.resmi_yol,
    info.imar_durum,
    info.arsa_deger,
    info.edinme_sekli,
    info.egim,
    info.manzara,
    info.metrekare,
    user.name,
    user.phone,
    user.mesaj ?? '',
    request.headers['idempotency-key'],
    createHash('sha256').update(JSON.stringify(request.body)).digest('hex'),
    `${fold(`${user.name} ${user.phone} ${digits} ${ada} ${parsel}`)} ${found.rows[0].words}`,
    sortKey(user.name),
    found.rows[0].name_sort,
  ]);
  return { status: 'success' };
});

console.log(`Serving on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
