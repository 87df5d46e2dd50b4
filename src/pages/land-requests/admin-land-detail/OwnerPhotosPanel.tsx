import Typography from '@mui/material/Typography';
import type { FullLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { landRequestReference } from '../../../../rules/land-requests/reference.ts';
import { OwnerPhotoList } from '../../../components/images/OwnerPhotoList.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { ownerPhotosText as text } from '../../../text/land-requests/ownerPhotos.ts';

type Photos = NonNullable<FullLandRequest['fotograflar']>;

/** The owner's photographs, and those of what is joined to the land request. */
export function OwnerPhotosPanel({ photos }: { photos: Photos }) {
  const groups = Map.groupBy(photos, ({ land_request_id }) => land_request_id);
  return (
    <PanelSection title={text.record}>
      {[...groups].map(([joined, some]) => (
        <div key={joined ?? 'own'}>
          {joined !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {text.from(landRequestReference(joined))}
            </Typography>
          )}
          <OwnerPhotoList
            label={joined === undefined ? text.record : text.from(landRequestReference(joined))}
            files={some.map(({ file }) => file)}
          />
        </div>
      ))}
    </PanelSection>
  );
}
