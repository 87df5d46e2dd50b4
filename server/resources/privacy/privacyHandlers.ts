import type { components } from '../../../api/schema.ts';
import { Refusal } from '../../config/refusal.ts';
import { requireOpenSession, requireSession } from '../../identity/sessions.ts';
import { fullName } from '../consultants/consultantRows.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { erase } from './erase.ts';
import { filesOf, toExport, writeExport } from './exportPerson.ts';
import { eraseMentions } from './mentions.ts';
import { choosePerson, peopleOf } from './people.ts';
import { findPerson, type PersonalData, withoutKept } from './personalData.ts';
import { privacyText } from './privacyText.ts';

type PersonalRecord = components['schemas']['PersonalRecord'];

/** The contract's limits. */
const maxRecords = 50;
const maxNames = 10;
const maxPeople = 50;
const maxDestructions = 500;

/** Finding, handing over and erasing the data of a person (an extension for the admins). */
export function privacyHandlers({ db, config, files, removals, accessLog, now }: Services) {
  return {
    async findPersonalData({ body, session }) {
      await requireOpenSession(db, session);
      const found = await findPerson(db, body.contact, { config, locks: false });
      const people = peopleOf(found)
        .slice(0, maxPeople)
        .map((person) => ({
          person: person.key,
          name: person.name,
          ...toSummary(person),
          kept: person.kept,
          ...(person.importRows.length > 0 && { import_rows: person.importRows.length }),
        }));
      return { status: 200, body: { names: namesOf(found), ...toSummary(found), kept: found.kept, people } };
    },

    async exportPersonalData({ body, session }) {
      await requireOpenSession(db, session);
      const found = await findPerson(db, body.contact, { config, locks: false });
      const { chosen: data } = choosePerson(found, body.person);
      const file = await writeExport(files, await toExport(db, data, now()), await filesOf(db, data));
      return { status: 200, body: file, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
    },

    async erasePersonalData({ body, session, request }) {
      const by = requireSession(session);
      // they may name the person
      await accessLog.settled();
      const answer = await db.transaction().execute(async (trx) => {
        const found = await findPerson(trx, body.contact, { config, locks: true });
        const { chosen, others } = choosePerson(found, body.person);
        const { kept, mentioned } = chosen;
        const erasable = withoutKept(chosen);
        const isNothing = Object.values(erasable).every((rows) => rows.length === 0);
        if (isNothing && kept.length > 0) {
          const reasons = [...new Set(kept.map(({ reason }) => reason))].join(' ');
          throw new Refusal(409, privacyText.nothingToErase(reasons));
        }
        const count = kept.reduce((sum, { ids }) => sum + ids.length, 0);
        const erased = await erase(trx, erasable, { by, kept: count, contact: body.contact, others });
        await eraseMentions(trx, mentioned);
        // without it nothing is erased; it must not say who it was
        await accessLog.write(trx, {
          kind: 'erasure',
          operation: 'erasePersonalData',
          person: by,
          ip: request.ip,
          target: { kind: 'person' },
        });
        return { erased, kept };
      });
      removals.wake();
      return { status: 200, body: { status: 'success', ...answer } };
    },

    async listDestructions() {
      const rows = await db
        .selectFrom('destructions')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(maxDestructions)
        .execute();
      const body = rows.map(
        ({ id, created_at, actor_name, reason, land_requests, contact_messages, kept, ...counts }) => ({
          id,
          tarih: created_at.toISOString(),
          actor: actor_name,
          reason,
          erased: {
            landRequests: land_requests,
            contactMessages: contact_messages,
            consultants: counts.consultants,
            messages: counts.messages,
            documents: counts.documents,
          },
          kept,
        }),
      );
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
}

function namesOf({ landRequests, consultants, contactMessages }: PersonalData): string[] {
  const names = [
    ...landRequests.map(({ name }) => name),
    ...[...consultants, ...contactMessages].map(fullName),
  ];
  return [...new Set(names)].slice(0, maxNames);
}

/** The newest records of each kind, with their number. */
function toSummary({ landRequests, consultants, contactMessages, messages }: PersonalData) {
  const group = <Row extends { id: number; created_at: Date }>(
    rows: readonly Row[],
    shown: (row: Row) => Pick<PersonalRecord, 'name' | 'about'>,
  ) => ({
    total: rows.length,
    records: rows
      .toSorted((one, other) => other.id - one.id)
      .slice(0, maxRecords)
      .map((row): PersonalRecord => ({ id: row.id, tarih: row.created_at.toISOString(), ...shown(row) })),
  });
  return {
    landRequests: group(landRequests, ({ name, il_adi, ilce_adi, mahalle_adi, ada, parsel }) => ({
      name,
      about: `${il_adi}, ${ilce_adi}, ${mahalle_adi} ${ada} ada ${parsel} parsel`,
    })),
    consultants: group(consultants, (row) => ({ name: fullName(row), about: row.office_name })),
    contactMessages: group(contactMessages, (row) => ({ name: fullName(row), about: row.subject })),
    messages: group(messages, ({ recipient, subject }) => ({ name: recipient, about: subject })),
  };
}
