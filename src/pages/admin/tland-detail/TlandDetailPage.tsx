import type { PageProps } from '../../../app/routes.tsx';
import { AdEditor } from '../ad-editor/AdEditor.tsx';

export default function TlandDetailPage({ params }: PageProps) {
  return <AdEditor id={Number(params.id)} />;
}
