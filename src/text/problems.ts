import type { Problem } from '../../machines/page/problem.ts';

const byKind: Partial<Record<Problem['kind'], string>> = {
  unreachable: 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  failed: 'Sunucuda beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  signedOut: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  notAllowed: 'Bu işlem için yetkili değilsiniz.',
};

/**
 * What to tell of a failed call: the server's own sentence where it gave one, else a sentence for
 * the kind.
 */
export function problemText(problem: Problem | undefined): string {
  if (!problem) return '';
  return problem.serverMessage ?? byKind[problem.kind] ?? 'Bir hata oluştu. Lütfen tekrar deneyin.';
}
