import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isAllowedTarget, publicLookup, type TargetRules } from './target.ts';

export interface Message {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Uint8Array;
}

/** Sends a message; the status of the answer. Rejects where there is none. */
export type Post = (address: string, message: Message) => Promise<number>;

/** How long an answer may take, in milliseconds. */
const ANSWER_WITHIN = 10_000;

/** Requests over the network. Redirects are not followed, and only the status of the answer is read. */
export function postOver(rules: TargetRules): Post {
  return (address, { headers, body }) => {
    if (!isAllowedTarget(address, rules)) return Promise.reject(new Error('the address is not allowed'));
    const request = address.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = request(
        address,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          agent: false,
          signal: AbortSignal.timeout(ANSWER_WITHIN),
          ...(rules.allowPrivate ? {} : { lookup: publicLookup }),
        },
        (reply) => {
          resolve(reply.statusCode ?? 0);
          reply.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
