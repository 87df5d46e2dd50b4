import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normaliseEmail } from '../../rules/people/email.ts';
import { canReceiveSms } from '../../rules/people/phone.ts';
import type { MapTiles } from '../../rules/site/mapTiles.ts';
import { readMap } from './mapConfig.ts';
import { type ParcelServiceConfig, readParcelService } from './parcelServiceConfig.ts';
import { readReportSecret, readSms, type SmsConfig } from './smsConfig.ts';
import { readWhatsapp, type WhatsappConfig } from './whatsappConfig.ts';

/** The output folder of `npm run build`. */
const builtPages = fileURLToPath(new URL('../../dist/web', import.meta.url));

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const maxOfferDays = 365;
const maxFreshMinutes = 24 * 60;
const maxIdleHours = 30 * 24;

/** What files may take that anybody may send. */
export interface FileQuota {
  /** Bytes that one network may send in 24 hours. */
  perNetworkBytes: number;
  /** Bytes from all networks in 24 hours. */
  perDayBytes: number;
  totalBytes: number;
}

export interface Config {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Absolute path; contains the embedded database (`db`) and the stored files (`files`). */
  dataDir: string;
  /** Absolute path of the built pages. */
  pagesDir: string;
  /** A PostgreSQL server that replaces the embedded database. */
  databaseUrl: string | undefined;
  /** The fixed value of the header `X-Token`. */
  publicToken: string;
  /** The site's address without a trailing slash; links in messages begin with it. */
  publicUrl: string;
  /** Whether `publicUrl` is configured; otherwise it is the address that the server listens on. */
  hasPublicUrl: boolean;
  adminEmail: string;
  /** The admin's password at the first start; when it is not set, a random one is printed. */
  adminPassword: string | undefined;
  /** Whether an admin without a second factor may only set one up. */
  requireSecondFactor: boolean;
  /** The address of an admin whose second factor the start removes. */
  resetSecondFactor: string | undefined;
  logLevel: LogLevel;
  /** The proxies trusted to set the client's address: all, a number of hops, or addresses. */
  trustProxy: boolean | number | string;
  /** Where the images of maps come from; undefined where maps show outlines alone. */
  mapTiles: MapTiles | undefined;
  messages: {
    smtpUrl: string | undefined;
    mailFrom: string;
    /** Undefined where text messages go to the log. */
    sms: SmsConfig | undefined;
    /** The secret in the address to which the SMS gateway posts its reports. */
    smsReportSecret: string | undefined;
    /** Undefined where nothing goes out by WhatsApp. */
    whatsapp: WhatsappConfig | undefined;
    /** The recipient of the contact form's messages. */
    contactEmail: string;
    /** Email addresses and phones of the office, which are told what arrives. */
    alertTo: readonly string[];
    /** Whether an owner gets a receipt for a land request. */
    ownerReceipt: boolean;
    /** How many forms of a day send a message to a recipient whom nobody has confirmed. */
    visitorMessagesPerDay: number;
  };
  /** How many minutes after a sign-in its person may change password and email without the old one. */
  freshSignInMinutes: number;
  /** How many hours an admin's session lasts without use. */
  adminIdleHours: number;
  /** How many days an owner can answer an offer by its link. */
  offerDays: number;
  /** An S3-compatible store that replaces `dataDir/files`. */
  s3: S3Config | undefined;
  /**
   * How many days after a cancellation the personal data of a land request or a consultant are
   * erased; undefined keeps them.
   */
  retentionDays: number | undefined;
  /** How many days the log of what is done with personal data keeps an entry. */
  logDays: number;
  /** What the documents of applications that nobody has approved may take. */
  unapprovedFiles: FileQuota & {
    /** How many days they are kept; undefined keeps them. */
    days: number | undefined;
  };
  /** What the photographs of land requests without an offer may take, as they are stored. */
  ownerPhotos: FileQuota;
  /** When the disk counts as low, and what is left of it to the database. */
  disk: {
    warnPercent: number;
    warnBytes: number;
    /** No file is taken that would leave less. */
    reserveBytes: number;
  };
  /** The service that parcels' outlines are fetched from; undefined takes files alone. */
  parcelService: ParcelServiceConfig | undefined;
  /** Where metrics are served, if anywhere. */
  metrics: { host: string; port: number } | undefined;
  /** Whether webhooks may reach private networks, and without TLS. */
  webhooksMayBePrivate: boolean;
}

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Wrong environment variables, with one line per problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Parses the environment. An empty variable counts as not set.
 * @throws ConfigError that names every wrong variable.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const readUrl = (name: string, ...protocols: string[]): string | undefined => {
    const value = read(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      problems.push(
        `${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    }
    return value.replace(/(?<!\/)\/+$/, '');
  };

  const readMegabytes = (name: string, byDefault: string): number => {
    const value = read(name) ?? byDefault;
    if (!/^\d{1,9}$/.test(value))
      problems.push(`${name} must be a whole number of megabytes from 0 to 999999999, not "${value}"`);
    return Number(value) * 1024 * 1024;
  };
  const readCount = (name: string, usual: number, max: number): number => {
    const value = read(name) ?? String(usual);
    if (!/^\d{1,4}$/.test(value) || Number(value) < 1 || Number(value) > max)
      problems.push(`${name} must be a whole number from 1 to ${max}, not "${value}"`);
    return Number(value);
  };

  const host = read('HOST') ?? '127.0.0.1';
  const port = readPort('PORT', read('PORT') ?? '3000', problems);
  const metricsPort = read('METRICS_PORT');
  const level = read('LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((known) => known === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}"`);
  const adminEmail = normaliseEmail(read('ADMIN_EMAIL') ?? 'admin@arazi-teklif.local');
  requireEmail('ADMIN_EMAIL', adminEmail, problems);
  const mailFrom = read('MAIL_FROM');
  // a name may stand before the address: Arazi Teklif <bilgi@arazi.example>
  requireEmail('MAIL_FROM', /^[^<]*<([^<>]*)>$/.exec(mailFrom ?? '')?.[1] ?? mailFrom, problems);
  const contactEmail = read('CONTACT_EMAIL');
  requireEmail('CONTACT_EMAIL', contactEmail, problems);
  const alertTo = [...new Set((read('ALERT_TO') ?? '').split(',').map((to) => to.trim()))].filter(Boolean);
  for (const to of alertTo) {
    if (to.includes('@')) requireEmail('ALERT_TO', to, problems);
    else if (!canReceiveSms(to))
      problems.push(`ALERT_TO must hold email addresses and mobile numbers, not "${to}"`);
  }
  const secondFactor = read('REQUIRE_SECOND_FACTOR') ?? 'off';
  if (secondFactor !== 'on' && secondFactor !== 'off')
    problems.push(`REQUIRE_SECOND_FACTOR must be on or off, not "${secondFactor}"`);
  const resetAddress = read('RESET_SECOND_FACTOR');
  const resetSecondFactor = resetAddress === undefined ? undefined : normaliseEmail(resetAddress);
  requireEmail('RESET_SECOND_FACTOR', resetSecondFactor, problems);
  const ownerReceipt = read('OWNER_RECEIPT') ?? 'off';
  if (ownerReceipt !== 'on' && ownerReceipt !== 'off')
    problems.push(`OWNER_RECEIPT must be on or off, not "${ownerReceipt}"`);
  const visitorMessages = read('VISITOR_MESSAGES_PER_DAY') ?? '1000';
  if (!/^\d{1,6}$/.test(visitorMessages))
    problems.push(
      `VISITOR_MESSAGES_PER_DAY must be a whole number from 0 to 999999, not "${visitorMessages}"`,
    );
  const privateWebhooks = read('WEBHOOK_ALLOW_PRIVATE') ?? 'off';
  if (privateWebhooks !== 'on' && privateWebhooks !== 'off')
    problems.push(`WEBHOOK_ALLOW_PRIVATE must be on or off, not "${privateWebhooks}"`);
  const publicUrl = readUrl('PUBLIC_URL', 'http:', 'https:');
  const offerDays = read('OFFER_DAYS') ?? '7';
  if (!/^\d{1,3}$/.test(offerDays) || Number(offerDays) < 1 || Number(offerDays) > maxOfferDays)
    problems.push(`OFFER_DAYS must be a whole number from 1 to ${maxOfferDays}, not "${offerDays}"`);
  const logDays = read('LOG_DAYS') ?? '365';
  if (!/^[1-9]\d{0,3}$/.test(logDays))
    problems.push(`LOG_DAYS must be a whole number from 1 to 9999, not "${logDays}"`);
  const warnPercent = read('DISK_WARN_PERCENT') ?? '15';
  if (!/^\d{1,2}$/.test(warnPercent))
    problems.push(`DISK_WARN_PERCENT must be a whole number from 0 to 99, not "${warnPercent}"`);

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
    requireSecondFactor: secondFactor === 'on',
    resetSecondFactor,
    logLevel: logLevel ?? 'info',
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    messages: {
      smtpUrl: readUrl('SMTP_URL', 'smtp:', 'smtps:'),
      mailFrom: mailFrom ?? adminEmail,
      sms: readSms({ read, readUrl, problems }),
      smsReportSecret: readReportSecret({ read, problems }),
      whatsapp: readWhatsapp({ read, readUrl, problems }),
      contactEmail: contactEmail ?? adminEmail,
      alertTo,
      ownerReceipt: ownerReceipt === 'on',
      visitorMessagesPerDay: Number(visitorMessages),
    },
    parcelService: readParcelService({ read, readUrl, problems }),
    mapTiles: readMap({ read, problems }),
    freshSignInMinutes: readCount('FRESH_SIGN_IN_MINUTES', 10, maxFreshMinutes),
    adminIdleHours: readCount('ADMIN_IDLE_HOURS', 24, maxIdleHours),
    offerDays: Number(offerDays),
    logDays: Number(logDays),
    retentionDays: readDays('RETENTION_DAYS', read('RETENTION_DAYS') ?? 'off', problems),
    disk: {
      warnPercent: Number(warnPercent),
      warnBytes: readMegabytes('DISK_WARN_MB', '2000'),
      reserveBytes: readMegabytes('DISK_RESERVE_MB', '500'),
    },
    unapprovedFiles: {
      perNetworkBytes: readMegabytes('UNAPPROVED_FILES_PER_NETWORK_MB', '100'),
      perDayBytes: readMegabytes('UNAPPROVED_FILES_PER_DAY_MB', '1000'),
      totalBytes: readMegabytes('UNAPPROVED_FILES_TOTAL_MB', '5000'),
      days: readDays('UNAPPROVED_FILES_DAYS', read('UNAPPROVED_FILES_DAYS') ?? '90', problems),
    },
    ownerPhotos: {
      perNetworkBytes: readMegabytes('OWNER_PHOTOS_PER_NETWORK_MB', '300'),
      perDayBytes: readMegabytes('OWNER_PHOTOS_PER_DAY_MB', '2000'),
      totalBytes: readMegabytes('OWNER_PHOTOS_TOTAL_MB', '5000'),
    },
    metrics:
      metricsPort === undefined
        ? undefined
        : {
            host: read('METRICS_HOST') ?? '127.0.0.1',
            port: readPort('METRICS_PORT', metricsPort, problems),
          },
    webhooksMayBePrivate: privateWebhooks === 'on',
    s3: readS3(read, readUrl('S3_ENDPOINT', 'http:', 'https:'), problems),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** A warning when messages are sent without a configured PUBLIC_URL; otherwise undefined. */
export function linkWarning({ hasPublicUrl, publicUrl, messages }: Config): string | undefined {
  const { smtpUrl, sms, whatsapp } = messages;
  if (hasPublicUrl || (smtpUrl ?? sms ?? whatsapp) === undefined) return undefined;
  return `PUBLIC_URL is not set: links in messages begin with ${publicUrl}, which others may not reach`;
}

/** The browser's address of a server that listens on `host` and `port`. */
export function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function requireEmail(name: string, value: string | undefined, problems: string[]): void {
  // an office may have a mail server without a domain
  if (value !== undefined && !/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(value))
    problems.push(`${name} must be an email address, not "${value}"`);
}

function readPort(name: string, value: string, problems: string[]): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    problems.push(`${name} must be a whole number from 0 to 65535, not "${value}"`);
  }
  return port;
}

function readDays(name: string, value: string, problems: string[]): number | undefined {
  if (value === 'off') return undefined;
  if (!/^[1-9]\d{0,4}$/.test(value))
    problems.push(`${name} must be off or a whole number of days from 1 to 99999, not "${value}"`);
  return Number(value);
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
