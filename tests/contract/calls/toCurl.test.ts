import { expect, test } from 'vitest';
import { encodeForm } from '../../server/fixtures/forms.ts';
import { toCurl } from './toCurl.ts';

const session = `61.${'x'.repeat(43)}`;

test('a call without a body is one line, without the session of the test', () => {
  const headers = { 'x-token': 'arazi-teklif-web', token: session };
  expect(toCurl({ url: "/api/v1/lands?q=Urla'da", headers })).toBe(
    `curl -i 'http://127.0.0.1:3000/api/v1/lands?q=Urla'\\''da' -H 'x-token: arazi-teklif-web' -H "token: $TOKEN"`,
  );
  expect(toCurl({ method: 'HEAD', url: '/api/v1/blog' })).toBe(
    "curl -i -I 'http://127.0.0.1:3000/api/v1/blog'",
  );
});

test('a wrong token is shown as it was sent', () => {
  expect(toCurl({ url: '/', headers: { token: '61.wrong' } })).toContain("-H 'token: 61.wrong'");
  expect(toCurl({ url: '/', headers: { token: '' } })).toContain("-H 'token;'");
});

test('JSON is shown as it was sent, and a long body with its length', () => {
  const json = { method: 'POST', url: '/', headers: { 'content-type': 'application/json' } } as const;
  expect(toCurl({ ...json, payload: '{"name":"Ece"}' })).toContain(
    `-X POST 'http://127.0.0.1:3000/' -H 'content-type: application/json' --data-raw '{"name":"Ece"}'`,
  );
  expect(toCurl({ ...json, payload: 'a\r\n' })).toContain("--data-raw $'a\\u000d\\u000a'");
  expect(toCurl({ method: 'POST', url: '/', payload: { name: 'Ece' } })).toContain(`--json '{"name":"Ece"}'`);
  const long = toCurl({ ...json, payload: 'a'.repeat(2_097_152) });
  expect(long).toMatch(/aaa… \(2097152 characters\)'$/);
  expect(long.length).toBeLessThan(400);
});

test('a form is shown by its parts, with placeholders for its files', async () => {
  const file = { data: Buffer.from('%PDF-1.4\r\n\r\n--x'), name: 'levha.pdf', type: 'application/pdf' };
  const form = await encodeForm({ title: 'Deniz manzaralı arsa', note: '@ev;1', tax_plate: file });
  expect(toCurl({ method: 'POST', url: '/', ...form })).toBe(
    "curl -i -X POST 'http://127.0.0.1:3000/' -F 'title=Deniz manzaralı arsa' --form-string 'note=@ev;1'" +
      " -F 'tax_plate=@levha.pdf;type=application/pdf'",
  );
});
