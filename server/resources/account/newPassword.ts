import { isStrongPassword } from '../../../rules/account/password.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { validationText } from '../../config/validationText.ts';
import { isCommonPassword } from '../../identity/commonPasswords.ts';
import { accountText } from './accountText.ts';

/** @throws Refusal 400 for a password that is too weak, or too common (product, 5). */
export function refuseBadPassword(password: string): void {
  const refuse = (message: string) =>
    new Refusal(400, refusalText.checkFields, { fields: { password: message } });
  if (!isStrongPassword(password)) throw refuse(validationText.weakPassword);
  if (isCommonPassword(password)) throw refuse(accountText.commonPassword);
}
