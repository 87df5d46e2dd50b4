import { type Reader, readOrigin } from './readOrigin.ts';

/** The gateways with an account, each with an adapter in `server/outbox/gateways/`. */
const accountProviders = ['netgsm', 'iletimerkezi', 'verimor'] as const;
const providers = [...accountProviders, 'webhook'] as const;

export type SmsProvider = (typeof providers)[number];

export interface SmsAccountConfig {
  provider: (typeof accountProviders)[number];
  user: string;
  password: string;
  /** The sender, as the gateway has registered it. */
  header: string;
  /** Scheme and host that replace the gateway's own. */
  apiUrl: string | undefined;
}

/** How text messages go out. */
export type SmsConfig = SmsAccountConfig | { provider: 'webhook'; url: string; token: string | undefined };

const maxHeaderLength = 11;

/**
 * Reads the variables `SMS_…`. Without `SMS_PROVIDER`, `SMS_URL` stands for a webhook.
 * @returns undefined where text messages go to the log.
 */
export function readSms({ read, readUrl, problems }: Reader): SmsConfig | undefined {
  const named = read('SMS_PROVIDER');
  const url = readUrl('SMS_URL', 'http:', 'https:');
  const token = read('SMS_TOKEN');
  const apiUrl = readOrigin('SMS_API_URL', { readUrl, problems });
  const names = ['SMS_USER', 'SMS_PASSWORD', 'SMS_HEADER'] as const;
  if (named === undefined) {
    for (const name of names)
      if (read(name) !== undefined) problems.push(`SMS_PROVIDER must be set when ${name} is`);
    return url === undefined ? undefined : { provider: 'webhook', url, token };
  }
  const provider = providers.find((known) => known === named);
  if (provider === undefined) {
    problems.push(`SMS_PROVIDER must be one of ${providers.join(', ')}, not "${named}"`);
    return undefined;
  }
  if (provider === 'webhook') {
    if (url === undefined) problems.push('SMS_URL must be set when SMS_PROVIDER is webhook');
    return { provider, url: url ?? '', token };
  }
  const [user = '', password = '', header = ''] = names.map((name) => {
    const value = read(name);
    if (value === undefined) problems.push(`${name} must be set when SMS_PROVIDER is ${provider}`);
    return value;
  });
  if (header.length > maxHeaderLength)
    problems.push(`SMS_HEADER must have at most ${maxHeaderLength} characters, not "${header}"`);
  if (provider === 'iletimerkezi' && /[çğıöşüÇĞİÖŞÜ]/.test(header))
    problems.push(`SMS_HEADER must have no Turkish letters at İleti Merkezi, not "${header}"`);
  return { provider, user, password, header, apiUrl };
}

/**
 * The secret in the address to which the gateway posts its reports.
 * @returns undefined where none are taken.
 */
export function readReportSecret({ read, problems }: Pick<Reader, 'read' | 'problems'>): string | undefined {
  const secret = read('SMS_REPORT_SECRET');
  // it stands in a path
  if (secret !== undefined && !/^[\w.~-]{8,200}$/.test(secret))
    problems.push(
      'SMS_REPORT_SECRET must have 8 to 200 letters, digits, dots, tildes, hyphens or underscores',
    );
  return secret;
}
