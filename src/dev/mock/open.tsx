import { createRoot } from 'react-dom/client';
import { type MockOperation, operationsPath } from './mockOperation.ts';
import { type Call, createNextAnswers } from './nextAnswers.ts';
import { Switch } from './Switch.tsx';
import styles from './switch.css?inline';

const answer = await fetch(operationsPath);
const operations: MockOperation[] = await answer.json();
const next = createNextAnswers(operations);
const send = window.fetch.bind(window);

/** Every call of the page asks the mock for the chosen answer, if there is one. */
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const call = await callOf(request);
  const prefer = next.preferFor(call);
  if (prefer) request.headers.set('prefer', prefer);
  const answered = await send(request);
  // strict mode aborts the first call of a page: the second one gets the chosen answer too
  if (!request.signal.aborted) next.onAnswer(call);
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

  override open(method: string, url: string | URL): void {
    super.open(method, url);
    this.call = { method, path: new URL(url, location.href).pathname };
    this.addEventListener('load', () => next.onAnswer(this.call));
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    const prefer = next.preferFor(this.call);
    if (prefer) this.setRequestHeader('prefer', prefer);
    super.send(body);
  }
}
window.XMLHttpRequest = MockedXMLHttpRequest;

const host = document.createElement('aside');
host.setAttribute('aria-label', 'Mock');
const shadow = host.attachShadow({ mode: 'open' });
const style = document.createElement('style');
style.textContent = styles;
const root = document.createElement('div');
shadow.append(style, root);
for (const type of ['focusin', 'keydown']) host.addEventListener(type, (event) => event.stopPropagation());
// beside the body: dialogs hide its other children
document.documentElement.append(host);
createRoot(root).render(<Switch next={next} />);
