import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA-256 with the installation's secret. Without the secret nobody can compute it, not even for all IPv4
 * addresses. `purpose` separates the uses of the one secret.
 */
export function keyedHash(secret: string, purpose: string, ...values: (string | number)[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...values]))
    .digest('base64url');
}
