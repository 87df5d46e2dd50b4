import sharp from 'sharp';
import { test as base, expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { plainText } from '../../../rules/blog/excerpt.ts';
import { badgeState } from '../../../rules/consultants/consultantMoves.ts';
import { zeynep } from '../../../server/demo/addConsultants.ts';
import { fillDemo } from '../../../server/demo/fillDemo.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { startTestServer } from '../fixtures/testServer.ts';

const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startTestServer();
    onCleanup(() => server.stop());
    await fillDemo(server.services, 'Danisman.2026');
    return server;
  })
  .extend('read', ({ server }) => async (url: string) => {
    const answer = await server.app.inject({ url: `/api/v1${url}`, headers: await server.signInAdmin() });
    expect(answer.statusCode).toBe(200);
    return answer;
  })
  .extend('expectImage', ({ read }) => async (name: string) => {
    const { width, height } = await sharp((await read(`/users/docs/${name}`)).rawPayload).metadata();
    expect([width, height]).toEqual([1200, 750]);
  });

// drawing the images takes a quarter of a minute of processor time
const withDemo = { timeout: 180_000 };

test(
  'every sample post is a finished article with its own image',
  withDemo,
  async ({ read, expectImage }) => {
    const { blogs }: components['schemas']['PostPage'] = (await read('/blog')).json();
    expect(blogs).toHaveLength(4);
    for (const { title, content, meta_desc, image } of blogs) {
      const words = plainText(content).split(' ').length;
      expect(words, title).toBeGreaterThan(200);
      expect(content, title).toMatch(/<h2>.*<\/h2>[\s\S]*<(ul|ol)><li>/);
      expect(meta_desc.length, title).toBeLessThanOrEqual(160);
      await expectImage(image);
    }
  },
);

test('the best-read sample stands first', async ({ read }) => {
  const { blogs }: { blogs: components['schemas']['Post'][] } = (await read('/blog/best')).json();
  expect(blogs[0]?.title).toBe('Hisseli tapuda payınızı satmak: önalım hakkı ve doğru yol');
});

test('every sample ad has a place, and all but one have images', async ({ read, expectImage }) => {
  const { ads }: components['schemas']['AdPage'] = (await read('/lands/trink')).json();
  expect(ads).toHaveLength(6);
  expect(ads.filter(({ images }) => images === '')).toHaveLength(1);
  for (const { title, images, mahalle } of ads) {
    expect(mahalle.mahalle_adi, title).toMatch(/ Mah\.$/);
    if (images === '') continue;
    expect(images.split(',').length, title).toBeGreaterThan(1);
    for (const name of images.split(',')) await expectImage(name);
  }
});

test('a second start adds nothing', async ({ server, read }) => {
  await fillDemo(server.services, 'Danisman.2026');
  const { blogs }: components['schemas']['PostPage'] = (await read('/blog?size=100')).json();
  const { ads }: components['schemas']['AdPage'] = (await read('/lands/trink?size=100')).json();
  expect([blogs.length, ads.length]).toEqual([4, 6]);
});

test('every sample consultant has an image and a PDF to look at, and the approved one signs in', async ({
  server,
  read,
  expectImage,
}) => {
  const consultants: components['schemas']['User'][] = (await read('/users')).json();
  const states = consultants.map(badgeState);
  expect(states.sort()).toEqual(['approved', 'awaiting', 'closed', 'refused']);
  for (const { tax_plate, certificate } of consultants) {
    await expectImage(tax_plate);
    expect((await read(`/users/docs/${certificate}`)).body).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { email: zeynep.email, password: digestOf('Danisman.2026') },
  });
  expect(answer.statusCode).toBe(200);
});
