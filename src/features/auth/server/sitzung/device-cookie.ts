import { parseCookie, stringifySetCookie } from 'cookie';
import { geraetOf } from '../../geraet-of.ts';
import { deviceMaxAgeMs } from './device-list.ts';
import type { Caller } from './sign-in.ts';

/** Only the calls below `/auth` read it. It identifies a device to the counts of attempts and opens nothing. */
const deviceCookie = {
  name: 'device',
  path: '/api/auth',
  maxAge: deviceMaxAgeMs / 1000,
  httpOnly: true,
  sameSite: 'strict',
} as const;

type Asked = {
  ip: string;
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined };
};

/** Where a call comes from. */
export function deviceCallerOf({ ip, headers }: Asked, now: Date): Caller {
  const devices = parseCookie(headers.cookie ?? '')[deviceCookie.name];
  return { address: ip, devices, geraet: geraetOf(headers['user-agent']), now };
}

/** The header that gives a device its new list of accounts. */
export function setDevices(devices: string, isHttps: boolean): string {
  return stringifySetCookie({ ...deviceCookie, value: devices, secure: isHttps });
}
