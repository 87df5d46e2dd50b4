/**
 * The type of each handler, derived from the contract: a field that the contract does not name, or
 * an answer that it does not declare, does not compile.
 */
import type { FastifyRequest } from 'fastify';
import type { operations } from '../../api/schema.ts';
import type { Upload } from '../forms/upload.ts';
import type { Session } from '../identity/sessions.ts';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends 'path' | 'query' | 'header'> =
  operations[Id]['parameters'] extends Record<Place, infer Value> ? Value : Record<string, never>;

type OptionalParameters<
  Id extends OperationId,
  Place extends 'query' | 'header',
> = operations[Id]['parameters'] extends {
  [place in Place]?: infer Value;
}
  ? Partial<NonNullable<Value>>
  : Record<string, never>;

/** Files of a multipart form arrive as {@link Upload}s: temporary files, checked by content. */
type WithUploads<Form> = {
  [Field in keyof Form]: Form[Field] extends Blob | undefined
    ? Upload | Extract<Form[Field], undefined>
    : Form[Field] extends Blob[] | undefined
      ? Upload[] | Extract<Form[Field], undefined>
      : Form[Field];
};

/** The validated body. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { 'multipart/form-data': infer Form }
      ? WithUploads<Form>
      : never
  : undefined;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 202 | 206>;
type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;

/** One of the operation's declared successes. Handlers throw failures as a `Refusal`. */
export type Answer<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    status: Status;
    body: JsonOf<Responses<Id>[Status]> | NodeJS.ReadableStream;
    headers?: Record<string, string | number>;
  };
}[SuccessStatus<Id>];

/**
 * The arguments of a handler. All of them are valid by the contract, and the caller has the role
 * that the contract's `security` asks for.
 */
export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: OptionalParameters<Id, 'query'>;
  headers: OptionalParameters<Id, 'header'>;
  body: Body<Id>;
  /** Undefined only where the operation admits visitors. */
  session: Session | undefined;
  request: FastifyRequest;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };
