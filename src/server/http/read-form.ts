import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Limits of a form: the one file in bytes, and the few short texts beside it. */
export function formLimits(maxFileBytes: number) {
  return {
    files: 1,
    fileSize: maxFileBytes,
    fields: 10,
    fieldSize: 4000,
    fieldNameSize: 100,
    parts: 12,
    headerPairs: 20,
  };
}

/** Reads a multipart form into `request.body`: texts as they are, the file as its bytes under its field's name. */
export async function readForm(request: FastifyRequest, tooLargeText: string): Promise<void> {
  if (!request.isMultipart()) return;
  const body: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) body[part.fieldname] = await readPart(part);
  } catch (error) {
    throw refusal(error, tooLargeText);
  }
  request.body = body;
}

async function readPart(part: MultipartFile | MultipartValue): Promise<unknown> {
  if (part.type === 'file') return part.toBuffer();
  if (part.valueTruncated || part.fieldnameTruncated) throw new Error('a field is too long');
  return part.value;
}

/** Whatever goes wrong while a form is read is wrong with the form; what was read of it is dropped. */
function refusal(error: unknown, tooLargeText: string): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('TOO_LARGE', tooLargeText);
  if (code === 'FST_FILES_LIMIT') return new AppError('BAD_REQUEST', 'Bitte nur eine Datei auf einmal.');
  return new AppError('BAD_REQUEST', 'Das Formular ist nicht lesbar.');
}
