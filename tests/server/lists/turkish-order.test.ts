/** Lists in the order of a text follow the Turkish alphabet, on both engines. */
import { expect } from 'vitest';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm } from '../fixtures/forms.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest as test } from '../fixtures/recordTest.ts';

// with I, ı, İ and i, and with letters that differ in a sign only
const words =
  'Zeki İnci ılgaz Iraz ince ISPARTA ıtır İZMİR izole Çınar Cem Şule Sibel Ökkeş Oya Ülkü Umut Ğani Gül'.split(
    ' ',
  );
const inTurkishOrder = words.toSorted(new Intl.Collator('tr').compare);

interface List {
  path: string;
  /** The sort, and the field of a row that holds the word. */
  by: 'name' | 'subject' | 'office_name' | 'title';
  /** Makes a record with a word. */
  add: (server: RecordServer, word: string) => Promise<unknown>;
}
const message = {
  name: 'Hasan',
  last_name: 'Kaya',
  phone: '(0535) 000 00 01',
  subject: 'Tapu',
  message: 'x',
};

const lists: Record<string, List> = {
  'land requests by owner': {
    path: '/lands',
    by: 'name',
    add: ({ call, publicHeaders }, name) => {
      const form = { ...sampleLandRequest, user: { ...sampleLandRequest.user, name } };
      return call('POST', '/lands/all', form, publicHeaders);
    },
  },
  'messages by sender': {
    path: '/contact-messages',
    by: 'name',
    add: ({ call }, name) => call('POST', '/users/contact', { ...message, name }, {}),
  },
  'messages by subject': {
    path: '/contact-messages',
    by: 'subject',
    add: ({ call }, subject) => call('POST', '/users/contact', { ...message, subject }, {}),
  },
  'consultants by name': {
    path: '/users',
    by: 'name',
    add: ({ submitForm }, name) => {
      const email = `${words.indexOf(name)}@example.com`;
      return submitForm('POST', '/users', applicationForm({ name, email }), {});
    },
  },
  'consultants by office': {
    path: '/users',
    by: 'office_name',
    add: ({ submitForm }, office_name) => {
      const email = `ofis${words.indexOf(office_name)}@example.com`;
      return submitForm('POST', '/users', applicationForm({ office_name, email }), {});
    },
  },
  'posts by title': { path: '/blog', by: 'title', add: ({ addPost }, title) => addPost({ title }) },
  'ads by title': { path: '/lands/trink', by: 'title', add: ({ addAd }, title) => addAd({ title }) },
};

test.for(Object.entries(lists))('%s are in Turkish order, and backwards', async ([, list], { server }) => {
  const { path, by, add } = list;
  for (const word of words) await add(server, word);
  const order = async (sort: string): Promise<string[]> => {
    const body = (await server.call('GET', `${path}?size=100&sort=${sort}`)).json();
    const rows: Record<string, string>[] = body.blogs ?? body.ads ?? body;
    // other tests of this file have made records too
    return rows.flatMap(({ [by]: text = '' }) => (words.includes(text) ? [text] : []));
  };
  expect(await order(by)).toEqual(inTurkishOrder);
  expect(await order(`-${by}`)).toEqual(inTurkishOrder.toReversed());
});

const provinces = ['Ankara', 'Iğdır', 'Isparta', 'İstanbul', 'İzmir'];

test.for([
  ['land requests', '/lands'],
  ['ads', '/lands/trink'],
] as const)(
  '%s are in the Turkish order of their provinces, and backwards',
  async ([what, path], { server }) => {
    const places = await server.services.db
      .selectFrom('provinces')
      .innerJoin('districts', 'districts.province_id', 'provinces.id')
      .innerJoin('neighbourhoods', 'neighbourhoods.district_id', 'districts.id')
      .where('provinces.name', 'in', provinces)
      .distinctOn('provinces.id')
      .select(['provinces.id as il', 'districts.id as ilce', 'neighbourhoods.id as mahalle'])
      .execute();
    for (const { il, ilce, mahalle } of places) {
      if (what === 'ads') await server.addAd({ il: `${il}`, ilce: `${ilce}`, mahalle: `${mahalle}` });
      else
        await server.call(
          'POST',
          '/lands/all',
          { ...sampleLandRequest, il, ilce, mahalle },
          server.publicHeaders,
        );
    }
    const order = async (sort: string): Promise<string[]> => {
      const body = (await server.call('GET', `${path}?size=100&sort=${sort}`)).json();
      const rows: { il: { il_adi: string } }[] = body.ads ?? body;
      // other tests of this file have made records in one of these provinces
      return rows.map(({ il }) => il.il_adi).filter((name, index, all) => name !== all[index - 1]);
    };
    expect(await order('il')).toEqual(provinces);
    expect(await order('-il')).toEqual(provinces.toReversed());
  },
);
