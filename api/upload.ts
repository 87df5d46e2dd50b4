/** How much of a request's body has been sent, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

declare global {
  // openapi-fetch passes a call's options on to its request: `client.POST(path, { …, onProgress })`
  interface RequestInit {
    /** Called while the body is being sent. */
    onProgress?: (progress: UploadProgress) => void;
  }
  interface Request {
    readonly onProgress?: (progress: UploadProgress) => void;
  }
}

/**
 * Sends a request like `fetch`, and reports its progress, which `fetch` cannot. Rejects when the
 * connection breaks or the request's signal aborts it.
 */
export async function sendWithProgress(
  request: Request,
  report: (progress: UploadProgress) => void,
): Promise<Response> {
  const body = await request.blob();
  return new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The upload ended before it was answered'));
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'blob';
    call.upload.onprogress = ({ loaded, total }) => report({ sent: loaded, total });
    call.onload = () => resolve(toResponse(call));
    call.onerror = fail;
    call.onabort = fail;
    if (request.signal.aborted) return fail();
    request.signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const bare = [204, 205, 304].includes(call.status);
  const { response } = call;
  return new Response(bare || !(response instanceof Blob) ? null : response, {
    status: call.status,
    headers,
  });
}
