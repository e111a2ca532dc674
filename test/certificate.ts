import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A certificate for `localhost` and 127.0.0.1, signed by itself, valid for a day; as X.509 wants it, in DER
 * (RFC 5280).
 */
export function newCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = seq(oid('2a8648ce3d040302'));
  const name = seq(tlv(0x31, seq(oid('550403'), tlv(0x0c, Buffer.from('localhost')))));
  const day = 86_400_000;
  const validity = seq(time(Date.now() - day), time(Date.now() + day));
  const names = seq(tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = tlv(0xa3, seq(seq(oid('551d11'), tlv(0x04, names))));
  const version = tlv(0xa0, tlv(0x02, Buffer.from([2])));
  const serial = tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = seq(version, serial, ecdsaWithSha256, name, validity, name, key, extensions);
  const signature = tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const der = seq(body, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value with its kind and length. */
function tlv(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function seq(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'));
}

function time(ms: number): Buffer {
  const digits = new Date(ms)
    .toISOString()
    .replace(/[-:T]|\.\d+Z/g, '')
    .slice(2, 14);
  return tlv(0x17, Buffer.from(`${digits}Z`));
}
