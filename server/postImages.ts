import type { Handlers } from './contract.ts';
import { registerMedia, withKeptMedia } from './media.ts';
import type { Services } from './services.ts';
import { requireAdmin } from './sessions.ts';

/** Pictures inside a post's text: stored before the post is, so that the text never carries them itself. */
export function postImageHandlers(services: Services): Pick<Handlers, 'uploadPostImage'> {
  return {
    async uploadPostImage({ body, session }) {
      requireAdmin(session);
      const file = await withKeptMedia(services, 'file', [body.file], async ([name]) => {
        if (name === undefined) throw new Error('a stored picture has no name');
        await registerMedia(services.db, [name]);
        return { result: name, unused: [] };
      });
      return { status: 200, body: { file, url: `/api/v1/users/docs/${file}` } };
    },
  };
}
