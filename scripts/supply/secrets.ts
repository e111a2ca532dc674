/** A pattern of secrets, with its name. */
type Pattern = { what: string; pattern: RegExp; notIn?: RegExp };

const patterns: Pattern[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: 'a key of a cloud', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/ },
  {
    what: 'a token of a code host',
    pattern: /\bgh[pousr]_\w{36}\b|\bgithub_pat_\w{50,}|\bglpat-[\w-]{20}\b/,
  },
  { what: 'a token of a package registry', pattern: /\bnpm_\w{36}\b|_authToken\s*=\s*[^\s$]/ },
  { what: 'a token of a chat or payment service', pattern: /\bxox[abprs]-[\w-]{10,}|\b[sr]k_live_\w{16,}/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  {
    what: 'an address with a password',
    // Placeholders and variables are allowed.
    pattern: /\b[a-z][a-z+]*:\/\/[\w.-]+:(?!password@|passwort@|PASSWORT@)[^\s:@/$'"`{<]{4,}@/,
  },
  {
    what: 'a setting with its secret value',
    // Code passes settings on; constants in code are found by the next pattern.
    notIn: /\.(ts|tsx|js)$/,
    pattern:
      /^\s*(?:ADMIN_PASSWORD|METRICS_TOKEN|POSTGRES_PASSWORD|PGPASSWORD|STRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)|MOLLIE_API_KEY)\s*[=:]\s*["']?[^\s"'$#<]/m,
  },
  {
    what: 'a password or key as a constant',
    // Long, with digits, lower and upper case: generated, not written by the author of a test.
    pattern:
      /(?:password|passwort|secret|token|api_?key)["']?\s*[:=]\s*["'](?=[^"']*\d)(?=[^"']*[a-z])(?=[^"']*[A-Z])[\w+/=-]{20,}["']/i,
  },
];

/** Files that contain only secrets or a shop's data. */
const forbiddenFiles =
  /(^|\/)(\.env|\.npmrc\.local|id_(rsa|ed25519|ecdsa)|.*\.(pem|key|p12|pfx|sqlite(-wal)?))$/;
/** Databases of earlier versions, kept for tests; they contain the example workshop. */
const knownFiles = /^(test|e2e|src)\/.*\.sqlite$/;

/** Secrets in a file of the repository, one line each with the position. */
export function findSecrets(file: string, text: string): string[] {
  const found: string[] = [];
  if (forbiddenFiles.test(file) && !knownFiles.test(file)) found.push(`${file}: such a file is never kept`);
  for (const { what, pattern, notIn } of patterns) {
    const match = notIn?.test(file) ? null : pattern.exec(text);
    if (match) found.push(`${file}:${text.slice(0, match.index).split('\n').length}: looks like ${what}`);
  }
  return found;
}
