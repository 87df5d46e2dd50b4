import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const account = { SMS_USER: '908501112233', SMS_PASSWORD: 'gizli', SMS_HEADER: 'ISIKARAZI' };

/** The lines that end the start. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test.for([
  [{ SMS_PROVIDER: 'twilio' }, ['SMS_PROVIDER']],
  [{ SMS_PROVIDER: 'netgsm' }, ['SMS_USER', 'SMS_PASSWORD', 'SMS_HEADER']],
  [{ SMS_PROVIDER: 'iletimerkezi', ...account, SMS_PASSWORD: ' ' }, ['SMS_PASSWORD']],
  [{ SMS_PROVIDER: 'verimor', ...account, SMS_HEADER: 'ISIK ARAZI AS' }, ['SMS_HEADER']],
  [{ SMS_PROVIDER: 'iletimerkezi', ...account, SMS_HEADER: 'IŞIK' }, ['SMS_HEADER']],
  [{ SMS_PROVIDER: 'webhook' }, ['SMS_URL']],
  [{ SMS_PROVIDER: 'verimor', ...account, SMS_API_URL: 'sms.example' }, ['SMS_API_URL']],
  [{ SMS_PROVIDER: 'verimor', ...account, SMS_API_URL: 'https://sms.example/v2' }, ['SMS_API_URL']],
  // the messages would go to the log
  [account, ['SMS_PROVIDER', 'SMS_PROVIDER', 'SMS_PROVIDER']],
  [{ SMS_REPORT_SECRET: 'kısa' }, ['SMS_REPORT_SECRET']],
  [{ SMS_REPORT_SECRET: 'bir/iki/üç/dört' }, ['SMS_REPORT_SECRET']],
] as const)('%j ends the start with lines that name %j', ([environment, names]) => {
  const problems = problemsOf(environment);
  expect(problems.map((line) => line.split(' ', 1)[0])).toEqual(names);
});

test.for([
  [{}, undefined],
  [
    { SMS_URL: 'https://sms.example', SMS_TOKEN: 't' },
    { url: 'https://sms.example', token: 't' },
  ],
  [{ SMS_URL: 'https://sms.example', SMS_PROVIDER: 'webhook' }, { provider: 'webhook' }],
  [
    { SMS_PROVIDER: 'netgsm', ...account },
    { provider: 'netgsm', header: 'ISIKARAZI', apiUrl: undefined },
  ],
  [
    { SMS_PROVIDER: 'verimor', ...account, SMS_API_URL: 'http://127.0.0.1:8080/' },
    { apiUrl: 'http://127.0.0.1:8080' },
  ],
] as const)('%j is the way of text messages', ([environment, sms]) => {
  const read = parseConfig(environment).messages.sms;
  if (sms === undefined) expect(read).toBeUndefined();
  else expect(read).toMatchObject(sms);
});
