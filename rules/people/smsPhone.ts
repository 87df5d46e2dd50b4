/**
 * Whether a text holds a number to which a text message can go: a Turkish mobile number in any
 * spelling, or a foreign one with `+`. Only for warnings: phones have no format check (product, 5).
 */
export function isSmsPhone(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '');
  if (/^\s*\+(?!90)/.test(phone)) return digits.length >= 8 && digits.length <= 15;
  return /^(90|0090|0)?5\d{9}$/.test(digits);
}
