import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build` puts the pages. */
const builtPages = fileURLToPath(new URL('../../dist/web', import.meta.url));

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  host: string;
  /** 0 asks for any free port. */
  port: number;
  /** Absolute path; holds the embedded database (`db`) and the stored files (`files`). */
  dataDir: string;
  /** Absolute path of the built pages. */
  pagesDir: string;
  /** A PostgreSQL server to use in place of the embedded database. */
  databaseUrl: string | undefined;
  /** The fixed value of the header `X-Token`. */
  publicToken: string;
  /** Where people reach the pages, without a closing slash; the links in messages begin with it. */
  publicUrl: string;
  /**
   * Whether the environment names `publicUrl`; otherwise it is the address that the server listens
   * on.
   */
  hasPublicUrl: boolean;
  adminEmail: string;
  /** The admin's password at the first start; a random one is printed when there is none. */
  adminPassword: string | undefined;
  logLevel: LogLevel;
  /** Which proxies may name the client's address: all, a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string;
  messages: {
    smtpUrl: string | undefined;
    mailFrom: string;
    smsUrl: string | undefined;
    smsToken: string | undefined;
    /** Who receives the contact form's messages. */
    contactEmail: string;
  };
  /** An S3-compatible store in place of `dataDir/files`. */
  s3: S3Config | undefined;
  /** Where metrics are served; undefined for nowhere. */
  metrics: { host: string; port: number } | undefined;
}

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The environment is wrong; one line per problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the environment once. An empty variable counts as not set.
 * @throws ConfigError that names every variable that is wrong.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const readUrl = (name: string, ...protocols: string[]): string | undefined => {
    const value = read(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      problems.push(
        `${name} must be a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      );
    }
    return value.replace(/\/+$/, '');
  };

  const host = read('HOST') ?? '127.0.0.1';
  const port = readPort('PORT', read('PORT') ?? '3000', problems);
  const metricsPort = read('METRICS_PORT');
  const level = read('LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((one) => one === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}"`);
  const adminEmail = (read('ADMIN_EMAIL') ?? 'admin@arazi-teklif.local').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(adminEmail))
    problems.push(`ADMIN_EMAIL must be an email address, not "${adminEmail}"`);
  const publicUrl = readUrl('PUBLIC_URL', 'http:', 'https:');

  const config: Config = {
    host,
    port,
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    pagesDir: resolve(read('PAGES_DIR') ?? builtPages),
    databaseUrl: readUrl('DATABASE_URL', 'postgres:', 'postgresql:'),
    publicToken: read('PUBLIC_TOKEN') ?? 'arazi-teklif-web',
    publicUrl: publicUrl ?? urlOf(host, port),
    hasPublicUrl: publicUrl !== undefined,
    adminEmail,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    logLevel: logLevel ?? 'info',
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    messages: {
      smtpUrl: readUrl('SMTP_URL', 'smtp:', 'smtps:'),
      mailFrom: read('MAIL_FROM') ?? adminEmail,
      smsUrl: readUrl('SMS_URL', 'http:', 'https:'),
      smsToken: read('SMS_TOKEN'),
      contactEmail: read('CONTACT_EMAIL') ?? adminEmail,
    },
    metrics:
      metricsPort === undefined
        ? undefined
        : {
            host: read('METRICS_HOST') ?? '127.0.0.1',
            port: readPort('METRICS_PORT', metricsPort, problems),
          },
    s3: readS3(read, readUrl('S3_ENDPOINT', 'http:', 'https:'), problems),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/**
 * One line when messages go out to people although nobody has said where people reach the pages;
 * else undefined.
 */
export function linkWarning({ hasPublicUrl, publicUrl, messages }: Config): string | undefined {
  if (hasPublicUrl || (messages.smtpUrl ?? messages.smsUrl) === undefined) return undefined;
  return `PUBLIC_URL is not set: links in messages begin with ${publicUrl}, which others may not reach`;
}

/** The address to open in a browser for what the server listens on. */
export function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function readPort(name: string, value: string, problems: string[]): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    problems.push(`${name} must be a whole number from 0 to 65535, not "${value}"`);
  }
  return port;
}

function readTrustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function readS3(
  read: (name: string) => string | undefined,
  endpoint: string | undefined,
  problems: string[],
): S3Config | undefined {
  const bucket = read('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const accessKeyId = read('S3_ACCESS_KEY_ID');
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY');
  if (!accessKeyId) problems.push('S3_ACCESS_KEY_ID must be set when S3_BUCKET is');
  if (!secretAccessKey) problems.push('S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is');
  return {
    bucket,
    region: read('S3_REGION') ?? 'us-east-1',
    endpoint,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}
