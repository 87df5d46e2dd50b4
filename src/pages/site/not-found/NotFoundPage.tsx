import { paths } from '../../../../rules/site/paths.ts';
import { MissingNotice } from '../../../components/notices/MissingNotice.tsx';
import { notFoundText as text } from '../../../text/site/notFound.ts';

/** An address that leads nowhere, and the way back. */
export default function NotFoundPage() {
  return <MissingNotice title={text.heading} text={text.text} href={paths.home.to()} label={text.home} />;
}
