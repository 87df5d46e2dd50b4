import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** For answers that are not pages: they may load and run nothing. */
const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const defaultHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': inertPolicy,
};

/**
 * What a page may load: same-origin files, the images of maps, and styles with this answer's nonce.
 * @param inlineScript the source expression of the one script that a page may hold.
 * @param imageSources the other hosts that images may come from.
 */
export function pagePolicy(
  nonce: string,
  inlineScript: string,
  imageSources: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScript}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...imageSources].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Sends security headers with every answer. Strict transport security is sent only behind a trusted
 * proxy that ends TLS, because a plain HTTP address must stay reachable.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply);
    done();
  });
}

/** For answers that no hook sees. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(defaultHeaders);
  if (request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Forbids caching of the API's answers, unless the handler sets `cache-control`. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
