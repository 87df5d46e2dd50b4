import { randomInt } from 'node:crypto';
import { generateURI, verifySync } from 'otplib';
import { readDigits } from '../../rules/people/phone.ts';
import { hashToken } from './sessions.ts';

const issuer = 'Arazi Teklif';
const stepSeconds = 30;
const recoveryCodeCount = 10;

/** The address that an authenticator app reads from a QR code. */
export function factorUri(email: string, secret: string): string {
  return generateURI({ issuer, label: email, secret });
}

/**
 * A typed code as it is compared: the digits of any script as ASCII, without blanks, hyphens and
 * invisible characters.
 */
export function readCode(typed: string): string {
  return readDigits(typed).replaceAll(/\D/g, '');
}

/**
 * The time step of a code that the app shows at `now`, or one step of 30 s before or after it.
 * @returns undefined for any other code.
 */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/**
 * New recovery codes, of 66 random bits each. They are digits, because the field that takes them
 * opens a keyboard of digits on a phone.
 */
export function newRecoveryCodes(): string[] {
  const group = () => String(randomInt(100_000)).padStart(5, '0');
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 4 }, group).join('-'));
}

/** What is stored of a recovery code, however it was typed. */
export function hashRecoveryCode(typed: string): string {
  return hashToken(readCode(typed));
}
