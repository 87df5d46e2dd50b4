import { openBesidePage } from '../openBesidePage.ts';
import { type MockOperation, operationsPath } from './mockOperation.ts';
import { type Call, createNextAnswers } from './nextAnswers.ts';
import { Switch } from './Switch.tsx';
import styles from './switch.css?inline';

const send = window.fetch.bind(window);
let next: ReturnType<typeof createNextAnswers> | undefined;
// Not awaited here: the page's script would run before the calls are changed.
const ready = send(operationsPath).then(async (answer) => {
  const operations: MockOperation[] = await answer.json();
  next = createNextAnswers(operations);
  openBesidePage('Mock', styles, <Switch next={next} />);
  return next;
});

/** Every call of the page asks the mock for the chosen answer, if there is one. */
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const [call, answers] = await Promise.all([callOf(request), ready]);
  const prefer = answers.preferFor(call);
  if (prefer) request.headers.set('prefer', prefer);
  const answered = await send(request);
  // strict mode aborts the first call of a page: the second one gets the chosen answer too
  if (!request.signal.aborted) answers.onAnswer(call, prefer);
  return answered;
};

async function callOf(request: Request): Promise<Call> {
  const call = { method: request.method, path: new URL(request.url).pathname };
  if (request.headers.get('content-type') !== 'application/json') return call;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const { email } = Object(body);
  return { ...call, email: typeof email === 'string' ? email.trim() : undefined };
}

/** Uploads go out through XMLHttpRequest. */
class MockedXMLHttpRequest extends XMLHttpRequest {
  private call: Call = { method: '', path: '' };
  private prefer: string | undefined;

  override open(method: string, url: string | URL): void {
    super.open(method, url);
    this.call = { method, path: new URL(url, location.href).pathname };
    this.addEventListener('load', () => next?.onAnswer(this.call, this.prefer));
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    this.prefer = next?.preferFor(this.call);
    if (this.prefer) this.setRequestHeader('prefer', this.prefer);
    super.send(body);
  }
}
window.XMLHttpRequest = MockedXMLHttpRequest;
