import type { Reader } from './smsConfig.ts';

/** The office's account at WhatsApp's Cloud API. */
export interface WhatsappConfig {
  token: string;
  /** The id of the sending number, which is no phone number. */
  phoneId: string;
  /** Signs what is posted to the webhook. */
  appSecret: string;
  /** The office's own word, by which the webhook is registered. */
  verifyToken: string;
  /** The name of the approved template for offers. */
  template: string;
  /** Scheme and host that replace the service's own. */
  apiUrl: string | undefined;
  /** Such as `v23.0`; each is served for about two years. */
  apiVersion: string;
}

const needed = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
] as const;

const usualVersion = 'v23.0';

/**
 * Reads the variables `WHATSAPP_…`: all of those that are needed, or none.
 * @returns undefined where nothing goes out by WhatsApp.
 */
export function readWhatsapp({ read, readOrigin, problems }: Reader): WhatsappConfig | undefined {
  const apiUrl = readOrigin('WHATSAPP_API_URL');
  const version = read('WHATSAPP_API_VERSION');
  const [token = '', phoneId = '', appSecret = '', verifyToken = '', template = ''] = needed.map(read);
  const set = [...needed, 'WHATSAPP_API_URL', 'WHATSAPP_API_VERSION'].filter(
    (name) => read(name) !== undefined,
  );
  const [first] = set;
  if (first === undefined) return undefined;
  for (const name of needed) {
    if (read(name) === undefined) problems.push(`${name} must be set when ${first} is`);
  }
  if (phoneId !== '' && !/^\d{1,30}$/.test(phoneId))
    problems.push(`WHATSAPP_PHONE_ID must be the id of the number, digits alone, not "${phoneId}"`);
  if (template !== '' && !/^[a-z0-9_]{1,512}$/.test(template))
    problems.push(
      `WHATSAPP_TEMPLATE must be the name of a template, small letters, digits and underscores, not "${template}"`,
    );
  if (version !== undefined && !/^v\d{1,3}\.\d{1,2}$/.test(version))
    problems.push(`WHATSAPP_API_VERSION must be a version such as ${usualVersion}, not "${version}"`);
  const apiVersion = version ?? usualVersion;
  return { token, phoneId, appSecret, verifyToken, template, apiUrl, apiVersion };
}
