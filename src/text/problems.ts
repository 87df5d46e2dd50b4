import type { Problem } from '../../machines/page/problem.ts';

const byKind: Partial<Record<Problem['kind'], string>> = {
  unreachable: 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  failed: 'Sunucuda beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  signedOut: 'Oturumunuz sona erdiği için işlem tamamlanamadı. Giriş yaptıktan sonra tekrar deneyin.',
  notAllowed: 'Bu işlem için yetkili değilsiniz.',
};

/** The message for a failed call: the server's sentence, else one for the kind of failure. */
export function problemText(problem: Problem | undefined): string {
  if (!problem) return '';
  return problem.serverMessage ?? byKind[problem.kind] ?? 'Bir hata oluştu. Lütfen tekrar deneyin.';
}
