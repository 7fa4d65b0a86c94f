/**
 * Everything comes from this server and no other code runs: no inline script but those of the built pages, by their
 * hashes; no eval, no embedding in frames.
 * Boards place things by style attributes (--x, transform), so those are free; style elements are not.
 * Pictures may be made in the page (blob:, data:), for sharing a result.
 * Nothing here asks for https: in a home network there is none, and such a header would shut people out. Behind a
 * proxy with TLS one is added (WITH_TLS).
 */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The policy of a page with inline scripts, by their hashes. */
export function policyWith(scripts: readonly string[]): string {
  return Object.entries(POLICY)
    .map(([what, from]) => [what, from, ...(what === 'script-src' ? scripts : [])].join(' '))
    .join('; ');
}

export const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': policyWith([]),
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What browsers take from https alone; over http they complain of it. */
export const WITH_TLS: { readonly [name: string]: string } = {
  'strict-transport-security': 'max-age=31536000',
  // Windows of other sites that a page opens, or that open it, cannot reach into it.
  'cross-origin-opener-policy': 'same-origin',
};

/** Names with a hash never change their content; all others are asked for again each time. */
export function cachingOf(path: string): string {
  return /[\\/]immutable[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
