/** A text that must not be in the repository, with what it looks like. */
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
    // A placeholder in words or a variable is none.
    pattern: /\b[a-z][a-z+]*:\/\/[\w.-]+:(?!password@|passwort@|PASSWORT@)[^\s:@/$'"`{<]{4,}@/,
  },
  {
    what: 'a setting with its secret value',
    // Programs only pass settings on; what they have as constants the next one finds.
    notIn: /\.(ts|tsx|js)$/,
    pattern: /^\s*(?:ADMIN_PASSWORD|METRICS_TOKEN|POSTGRES_PASSWORD|PGPASSWORD)\s*[=:]\s*["']?[^\s"'$#<]/m,
  },
  {
    what: 'a password or key as a constant',
    // Long, with digits, small and large letters: chosen by a machine and not by the author of a test.
    pattern:
      /(?:password|passwort|secret|token|api_?key)["']?\s*[:=]\s*["'](?=[^"']*\d)(?=[^"']*[a-z])(?=[^"']*[A-Z])[\w+/=-]{20,}["']/i,
  },
];

/** Files that hold nothing but secrets or a shop's data. */
const forbiddenFiles =
  /(^|\/)(\.env|\.npmrc\.local|id_(rsa|ed25519|ecdsa)|.*\.(pem|key|p12|pfx|sqlite(-wal)?))$/;
/** A database of an earlier version is kept for the tests; it holds the example workshop. */
const knownFiles = /^(test|e2e|src)\/.*\.sqlite$/;

/** What a file of the repository gives away, one line each with its place. */
export function findSecrets(file: string, text: string): string[] {
  const found: string[] = [];
  if (forbiddenFiles.test(file) && !knownFiles.test(file)) found.push(`${file}: such a file is never kept`);
  for (const { what, pattern, notIn } of patterns) {
    const match = notIn?.test(file) ? null : pattern.exec(text);
    if (match) found.push(`${file}:${text.slice(0, match.index).split('\n').length}: looks like ${what}`);
  }
  return found;
}
