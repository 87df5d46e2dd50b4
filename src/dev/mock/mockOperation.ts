/** An operation of the contract, and what the mock can answer to it. */
export interface MockOperation {
  id: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  answers: readonly MockAnswer[];
  /** For the sign-in: the example that answers each email. */
  exampleByEmail: Readonly<Record<string, string>>;
}

export interface MockAnswer {
  status: number;
  /** The name of the contract's example; undefined where the status has none. */
  example?: string;
}

/** Where the development server lists the operations. */
export const operationsPath = '/@mock/operations';
