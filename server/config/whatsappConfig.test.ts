import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const whole = {
  WHATSAPP_TOKEN: 'EAAG',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: 'gizli',
  WHATSAPP_VERIFY_TOKEN: 'dogrulama',
  WHATSAPP_TEMPLATE: 'arazi_teklifi',
};

test.for([
  [{ WHATSAPP_TOKEN: 'EAAG' }, ['PHONE_ID', 'APP_SECRET', 'VERIFY_TOKEN', 'TEMPLATE']],
  [{ WHATSAPP_API_URL: 'https://graph.example' }, Object.keys(whole).map((name) => name.slice(9))],
  [{ ...whole, WHATSAPP_APP_SECRET: ' ' }, ['APP_SECRET']],
  [{ ...whole, WHATSAPP_PHONE_ID: '+90 850 111 22 33' }, ['PHONE_ID']],
  [{ ...whole, WHATSAPP_TEMPLATE: 'Arazi Teklifi' }, ['TEMPLATE']],
  [{ ...whole, WHATSAPP_API_VERSION: '23' }, ['API_VERSION']],
  [{ ...whole, WHATSAPP_API_URL: 'https://graph.example/v23.0' }, ['API_URL']],
] as const)('%j ends the start with lines that name %j', ([environment, names]) => {
  let problems: readonly string[] = [];
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) problems = error.problems;
  }
  expect(problems.map((line) => line.split(' ', 1)[0])).toEqual(names.map((name) => `WHATSAPP_${name}`));
});

test('WhatsApp is off without its variables, and on with all of them', () => {
  expect(parseConfig({}).messages.whatsapp).toBeUndefined();
  const { whatsapp } = parseConfig({ ...whole, WHATSAPP_API_URL: 'https://graph.example' }).messages;
  expect(whatsapp).toMatchObject({ template: 'arazi_teklifi', apiUrl: 'https://graph.example' });
});
