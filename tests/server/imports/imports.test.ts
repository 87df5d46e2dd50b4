import ExcelJS from 'exceljs';
import { test as base, expect } from 'vitest';
import { createImportRunner } from '../../../server/resources/imports/importRunner.ts';
import { importText } from '../../../server/resources/imports/importText.ts';
import { contactKeys } from '../../../server/resources/messages/contactKeys.ts';
import { encodeForm } from '../fixtures/forms.ts';
import { startTestServer } from '../fixtures/testServer.ts';

const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startTestServer({
      // the test runs it where it wants
      services: ({ importRunner }) => ({ importRunner: { ...importRunner, wake: () => undefined } }),
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('calls', async ({ server }) => {
    const headers = await server.signInAdmin();
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const answer = await server.app.inject({
        method,
        url: `/api/v1/imports${url}`,
        headers,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const send = async (file: File, kind = 'landRequests') => {
      const data = new Uint8Array(await file.arrayBuffer());
      const { payload, headers: type } = await encodeForm({
        kind,
        file_name: file.name,
        file: { data, name: file.name },
      });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/imports',
        headers: { ...headers, ...type },
        payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const run = () => server.services.importRunner.run();
    /** Sends a file, and checks it with the mapping that was guessed. */
    const check = async (file: File, kind = 'landRequests', more: object[] = []) => {
      const { status, body } = await send(file, kind);
      expect(status, JSON.stringify(body)).toBe(200);
      const { mapping } = (await call('GET', `/${body.id}`)).body;
      const checked = await call('POST', `/${body.id}/check`, { mapping: [...mapping, ...more] });
      expect(checked.status, JSON.stringify(checked.body)).toBe(200);
      await run();
      return Number(body.id);
    };
    const countsOf = async (id: number) => (await call('GET', `/${id}`)).body.counts;
    const rowsOf = async (id: number, state: string) =>
      (await call('GET', `/${id}/rows?state=${state}&size=100`)).body;
    const start = async (id: number, takes_duplicates = false) => {
      const begun = await call('POST', `/${id}/start`, { consent: true, takes_duplicates });
      expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    };
    const undo = async (id: number) => {
      expect((await call('POST', `/${id}/undo`)).status).toBe(200);
      await run();
    };
    return { call, send, check, run, countsOf, rowsOf, start, undo };
  });

const headings =
  'Ad Soyad;Telefon;İl;İlçe;Mahalle;Ada;Parsel;Metrekare;Tapu Durumu;Sahiplik Süresi;Resmi Yol;İmar Durumu;Arsa Değeri;Edinme Şekli;Eğim;Manzara';
const rest = 'Müstakil;5+ Yıl;Var;Tarla;12;Miras yolu;Düz;Deniz';
const row = (ada: number, phone: string, name = 'Ayşe Yılmaz') =>
  `${name};${phone};İzmir;Urla;Kuşçular;${ada};5;2.450;${rest}`;
const csv = (rows: string[], name = 'arsalar.csv') => new File([[headings, ...rows].join('\r\n')], name);
const phone = (number: number) => `0532${String(1_000_000 + number)}`;
const many = (count: number, ada: number) =>
  Array.from({ length: count }, (_, index) => row(ada + index, phone(ada + index)));

test('an import with a hundred bad rows is checked, made and taken back', async ({ server, calls }) => {
  const { db } = server.services;
  const before = await db.selectFrom('land_requests').select('id').execute();
  const outbox = await db.selectFrom('outbox_messages').select('id').execute();
  const bad = Array.from({ length: 100 }, (_, index) =>
    index % 2 === 0
      ? row(5000 + index, '', 'X1')
      : row(5000 + index, phone(index)).replace('Urla', 'Atlantis'),
  );
  const id = await calls.check(csv([...many(150, 1000), ...bad]));
  expect(await calls.countsOf(id)).toMatchObject({ total: 250, ready: 150, refused: 100, duplicate: 0 });
  const [first, second] = await calls.rowsOf(id, 'refused');
  expect(first).toMatchObject({ number: 152 });
  expect(first.faults).toContainEqual({
    field: 'name',
    column: 'Ad Soyad',
    value: 'X1',
    message: 'Lütfen geçerli bir ad soyad giriniz.',
  });
  expect(first.faults).toContainEqual({
    field: 'phone',
    column: 'Telefon',
    value: '',
    message: 'Bu alan zorunludur.',
  });
  expect(second.faults).toEqual([
    { field: 'ilce', column: 'İlçe', value: 'Atlantis', message: importText.unknownPlace.ilce },
  ]);
  expect(
    (await calls.call('POST', `/${id}/start`, { consent: false, takes_duplicates: false })).body,
  ).toMatchObject({
    fields: { consent: importText.noConsent },
  });
  await calls.start(id);
  await calls.run();
  // repeated, it makes nothing more
  await calls.start(id);
  await calls.run();
  expect(await calls.countsOf(id)).toMatchObject({ made: 150, refused: 100 });
  const made = await db.selectFrom('land_requests').selectAll().where('import_id', '=', id).execute();
  expect(made).toHaveLength(150);
  expect(made[0]).toMatchObject({ consent_source: 'import', kvkk_accepted_at: null });
  expect(await db.selectFrom('outbox_messages').select('id').execute()).toHaveLength(outbox.length);
  const left = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('state', '=', 'made')
    .execute();
  expect(left.every(({ cells }) => cells.length === 0)).toBe(true);

  const [touched, noted] = made;
  if (!touched || !noted) throw new Error('Nothing was made');
  const headers = await server.signInAdmin();
  const offer = {
    method: 'PATCH',
    url: `/api/v1/lands/${touched.id}`,
    headers,
    payload: { teklif_tutar: 1000 },
  } as const;
  expect((await server.app.inject(offer)).statusCode).toBe(200);
  await db
    .insertInto('land_request_notes')
    .values({ land_request_id: noted.id, author_id: 61, author_name: 'Deniz', text: 'Arandı' })
    .execute();
  await calls.undo(id);
  expect(await calls.countsOf(id)).toMatchObject({ undone: 148, kept: 2, made: 0 });
  expect((await calls.rowsOf(id, 'kept')).map(({ faults }: { faults: object[] }) => faults[0])).toEqual([
    { message: importText.kept.moved },
    { message: importText.kept.noted },
  ]);
  expect(await db.selectFrom('land_requests').select('id').execute()).toHaveLength(before.length + 2);
});

test('duplicates in the file and among the records are shown, and made only when asked for', async ({
  calls,
}) => {
  const first = await calls.check(csv([row(7000, phone(70)), row(7000, phone(71)), row(7001, phone(70))]));
  expect(await calls.countsOf(first)).toMatchObject({ ready: 1, duplicate: 2 });
  expect(await calls.rowsOf(first, 'duplicate')).toMatchObject([
    { number: 3, duplicates: [{ by: 'parcel', row: 2 }] },
    { number: 4, duplicates: [{ by: 'phone', row: 2 }] },
  ]);
  await calls.start(first, true);
  await calls.run();
  expect(await calls.countsOf(first)).toMatchObject({ made: 3 });
  const again = await calls.check(csv([row(7000, phone(70))]));
  const [alike] = await calls.rowsOf(again, 'duplicate');
  expect(alike.duplicates.map(({ by }: { by: string }) => by)).toEqual(['parcel', 'phone']);
  await calls.undo(again);
  expect((await calls.call('GET', `/${again}`)).body.state).toBe('undone');
});

test('two imports of one file, worked on by two processes at once, make each row once', async ({
  server,
  calls,
}) => {
  const { db } = server.services;
  const file = () => csv(many(220, 20_000));
  const [one, two] = [await calls.check(file()), await calls.check(file())];
  await calls.start(one);
  await calls.start(two);
  const other = createImportRunner(server.services, (error) => {
    throw error;
  });
  await Promise.all([calls.run(), other.run()]);
  await calls.run();
  const made = await db
    .selectFrom('land_requests')
    .select('ada')
    .where('import_id', 'in', [one, two])
    .execute();
  expect(made).toHaveLength(220);
  expect(new Set(made.map(({ ada }) => ada)).size).toBe(220);
});

test('rows that wait or were refused are handed over with the person, and emptied with them', async ({
  server,
  calls,
}) => {
  const { db } = server.services;
  const headers = await server.signInAdmin();
  const ask = async (operation: 'search' | 'export' | 'erase', contact: string) => {
    const url = `/api/v1/privacy/${operation}`;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { contact } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const owner = phone(77_001);
  const made = await calls.check(csv([row(60_000, owner, 'Nazlı Erdoğan')]));
  await calls.start(made);
  await calls.run();
  // waits; refused by its place; refused by its phone; a namesake's with a phone; somebody else's
  const rows = [
    row(60_001, owner, 'Nazlı Erdoğan'),
    row(60_002, owner.slice(1), 'N. E.').replace('Urla', 'Atlantis'),
    row(60_003, '', 'NAZLI ERDOĞAN'),
    row(60_004, phone(77_002), 'Nazlı Erdoğan').replace('Urla', 'Atlantis'),
    row(60_005, phone(77_003), 'Başka Biri'),
  ];
  const id = await calls.check(csv(rows));
  const { people } = await ask('search', owner);
  expect(people).toMatchObject([{ person: 'nazli erdogan', import_rows: 3 }]);
  const handed = (await ask('export', owner)).importRows;
  expect(handed.map((one: { row: number }) => one.row)).toEqual([2, 3, 4]);
  expect(handed[0].cells).toContainEqual({ heading: 'Ad Soyad', value: 'Nazlı Erdoğan' });
  await ask('erase', owner);
  const left = await db
    .selectFrom('import_rows')
    .select(['number', 'state', 'cells', 'form', 'phone_key'])
    .where('import_id', '=', id)
    .orderBy('number')
    .execute();
  expect(left.map(({ cells }) => cells.length > 0)).toEqual([false, false, false, true, true]);
  expect(left[0]).toMatchObject({ state: 'refused', form: null, phone_key: null });
  // of whom nothing else is stored
  const unknown = phone(77_003);
  expect((await ask('search', unknown)).people).toMatchObject([{ person: '', name: '', import_rows: 1 }]);
  await ask('erase', unknown);
  expect((await ask('search', unknown)).people).toEqual([]);
  expect((await ask('export', unknown)).importRows).toBeUndefined();
});

test('an import that broke off half way goes on, and can be taken back', async ({ server, calls }) => {
  const { db, now, checkBody } = server.services;
  const id = await calls.check(csv(many(350, 30_000)));
  await calls.start(id);
  let steps = 0;
  const dying = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && ++steps > 2) throw new Error('The process has died');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const broken = createImportRunner({ db: dying, now, checkBody }, () => undefined);
  await broken.run();
  expect(await calls.countsOf(id)).toMatchObject({ made: 200, ready: 150 });
  expect((await calls.call('GET', `/${id}`)).body).toMatchObject({ state: 'making', stalled: true });
  await calls.run();
  expect(await calls.countsOf(id)).toMatchObject({ made: 350, ready: 0 });
  await calls.undo(id);
  expect(await calls.countsOf(id)).toMatchObject({ undone: 350, made: 0 });
});

test('what its owner has written about by WhatsApp stays, and the rest is taken back', async ({
  server,
  calls,
}) => {
  const { db } = server.services;
  const id = await calls.check(csv(many(2, 45_000)));
  await calls.start(id);
  await calls.run();
  const [written] = await calls.rowsOf(id, 'made');
  const form = { name: 'Ayşe', last_name: '', phone: phone(1), subject: 'WhatsApp', message: 'Merhaba' };
  await db
    .insertInto('contact_messages')
    .values({ ...form, ...contactKeys(form), source: 'whatsapp', land_request_id: written.record_id })
    .execute();
  await calls.undo(id);
  expect(await calls.countsOf(id)).toMatchObject({ made: 0, undone: 1, kept: 1 });
  const [kept] = await calls.rowsOf(id, 'kept');
  expect(kept).toMatchObject({ number: written.number, faults: [{ message: importText.kept.written }] });
});

test('ads and consultants are made too: consultants await approval, an address has one account', async ({
  server,
  calls,
}) => {
  const ads = new File(
    [
      'Başlık\tİl\tİlçe\tMahalle\tm2\tFiyat\tAda\tParsel\r\nDeniz manzaralı\tİZMİR\turla\tKuşçular Mah.\t612,5\t₺3.450.000\t204\t12\r\nBozuk\tİzmir\tUrla\tKuşçular\tçok\t0\t1A\t2',
    ],
    'ilanlar.csv',
  );
  const ad = await calls.check(ads, 'ads');
  await calls.start(ad);
  await calls.run();
  const [made] = await calls.rowsOf(ad, 'made');
  const { db } = server.services;
  const stored = await db
    .selectFrom('ads')
    .selectAll()
    .where('id', '=', made.record_id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ title: 'Deniz manzaralı', metre_kare: 612.5, fiyat: 3_450_000 });
  const [refused] = await calls.rowsOf(ad, 'refused');
  expect(refused.faults.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'ada',
    'metre_kare',
  ]);
  expect(await db.selectFrom('uncompared_ads').select('ad_id').execute()).toEqual([]);

  await server.addConsultant({ email: 'kayitli@example.com' });
  const people = new File(
    [
      'Ad,Soyad,Telefon,E-posta,Ofis,Görev\nZeynep,Kaya,0533 111 22 33,Zeynep@Example.com,Kaya Emlak,Broker\nAli,Can,0533 111 22 34,kayitli@example.com,Can Emlak,2',
    ],
    'danismanlar.csv',
  );
  const consultants = await calls.check(people, 'consultants');
  await calls.start(consultants);
  await calls.run();
  expect(await calls.countsOf(consultants)).toMatchObject({ made: 1, refused: 1 });
  const zeynep = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'zeynep@example.com')
    .executeTakeFirst();
  expect(zeynep).toMatchObject({ status: 0, office_position_id: 1, tax_plate: '', password_hash: null });
  await calls.undo(consultants);
  expect(await calls.countsOf(consultants)).toMatchObject({ undone: 1, refused: 1 });
});

async function xlsx(rows: unknown[][]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Sayfa').addRows(rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

test('a workbook is read as its cells are typed, and a formula is refused', async ({ calls }) => {
  const values = row(40_000, phone(4)).split(';');
  const typed = [...values.slice(0, 5), 40_000, 5, 2450.5, ...values.slice(8)];
  const formula = [...values.slice(0, 5), 40_001, 5, { formula: '1+1', result: 2 }, ...values.slice(8)];
  const file = new File([new Uint8Array(await xlsx([headings.split(';'), typed, formula]))], 'a.xlsx');
  const id = await calls.check(file);
  expect(await calls.countsOf(id)).toMatchObject({ ready: 1, refused: 1 });
  const [refused] = await calls.rowsOf(id, 'refused');
  expect(refused.faults).toMatchObject([{ field: 'metrekare', value: '=…', message: importText.formula }]);
});

test('the columns that were chosen are proposed for the next file, and Windows-1254 is read', async ({
  calls,
}) => {
  const lines = 'Sahibi Kim;Nerede\r\nŞükrü Öğüt;İzmir';
  const bytes = Uint8Array.from(lines, (letter) => {
    const place = 'ĞİŞğışÖÜöüÇç'.indexOf(letter);
    return (
      [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe, 0xd6, 0xdc, 0xf6, 0xfc, 0xc7, 0xe7][place] ?? letter.charCodeAt(0)
    );
  });
  const { body } = await calls.send(new File([bytes], 'eski.csv'));
  const { columns, mapping } = (await calls.call('GET', `/${body.id}`)).body;
  expect(columns).toEqual([
    { heading: 'Sahibi Kim', samples: ['Şükrü Öğüt'] },
    { heading: 'Nerede', samples: ['İzmir'] },
  ]);
  expect(mapping).toEqual([]);
  const fields = [
    'phone',
    'ilce',
    'mahalle',
    'ada',
    'parsel',
    'metrekare',
    'tapu_durum',
    'sahip_zaman',
    'resmi_yol',
  ];
  const values = [...fields, 'imar_durum', 'arsa_deger', 'edinme_sekli', 'egim', 'manzara'].map((field) => ({
    field,
    value: '1',
  }));
  const chosen = [{ field: 'name', column: 0 }, { field: 'il', column: 1 }, ...values];
  expect((await calls.call('POST', `/${body.id}/check`, { mapping: chosen })).status).toBe(200);
  const next = await calls.send(new File([lines], 'yeni.csv'));
  expect((await calls.call('GET', `/${next.body.id}`)).body.mapping).toEqual(chosen);
  expect(
    (await calls.call('POST', `/${next.body.id}/check`, { mapping: [{ field: 'x', column: 0 }] })).status,
  ).toBe(400);
});
