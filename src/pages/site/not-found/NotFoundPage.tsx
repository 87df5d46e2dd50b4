import { MissingNotice } from '../../../components/notices/MissingNotice.tsx';
import { paths } from '../../../site/paths.ts';
import { notFoundText as text } from '../../../text/notFound.ts';

/** An address that leads nowhere, and the way back. */
export default function NotFoundPage() {
  return <MissingNotice title={text.heading} text={text.text} href={paths.home.to()} label={text.home} />;
}
