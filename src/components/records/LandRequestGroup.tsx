import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FoundLandRequest } from '../../../machines/land-requests/loadLandRequests.ts';
import { squareMetres } from '../../../rules/land-requests/squareMetres.ts';
import { pricePerSquareMetre } from '../../../rules/records/amount.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { paths } from '../../../rules/site/paths.ts';
import { cameFromSame } from '../../browser/history/cameFrom.ts';
import { dateText, liraText } from '../../text/formats.ts';
import { imarDurum } from '../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../text/land-requests/landRequests.ts';
import { areaText } from '../../text/parcel.ts';
import { perSquareMetreText } from '../../text/recordFormats.ts';
import { PageLink } from '../links/PageLink.tsx';
import { DurumBadge } from './DurumBadge.tsx';
import { RecordGroup, RecordRow } from './RecordGroup.tsx';

const { similar: text, noPrice, landRequest: recordText } = landRequestsText;

interface LandRequestGroupProps {
  /** The title is left out where the group stands alone. */
  words: { title?: string; empty: string };
  landRequests: readonly FoundLandRequest[];
  /** There are older ones. */
  more?: boolean;
  /** What is not the same in the whole group. */
  about: (landRequest: FoundLandRequest) => string;
  lead?: ReactNode;
  /** What can be done with one, below it. */
  action?: (landRequest: FoundLandRequest) => ReactNode;
}

/** Some land requests, each a link to its record. */
export function LandRequestGroup({
  words,
  landRequests,
  more = false,
  about,
  lead,
  action,
}: LandRequestGroupProps) {
  if (landRequests.length === 0) return <Typography color="textSecondary">{words.empty}</Typography>;
  return (
    <RecordGroup title={words.title} lead={lead} more={more ? text.more(landRequests.length) : undefined}>
      {landRequests.map((one) => (
        <Similar key={one.id} landRequest={one} about={about(one)}>
          {action?.(one)}
        </Similar>
      ))}
    </RecordGroup>
  );
}

interface SimilarProps {
  landRequest: FoundLandRequest;
  about: string;
  children: ReactNode;
}

function Similar({ landRequest, about, children }: SimilarProps) {
  const { id, tarih, durum, teklif_tutar, metrekare, imar_durum, joined_to } = landRequest;
  const price = teklif_tutar > 0 ? pricePerSquareMetre(teklif_tutar, squareMetres(metrekare)) : undefined;
  return (
    <RecordRow>
      <div>
        <span>
          <PageLink href={paths.adminLandRequest.to(id)} state={cameFromSame()}>
            {recordText.title(id)}
          </PageLink>{' '}
          {about}
        </span>
        <DurumBadge durum={durum} />
      </div>
      <Typography component="div" variant="body2" color="textSecondary">
        <span>
          {imarDurum[imar_durum]} · {areaText(metrekare)} ·{' '}
          <time dateTime={tarih} title={dateText(tarih)}>
            {text.age(daysSince(tarih))}
          </time>
        </span>
        {teklif_tutar > 0 && (
          <span>
            <b>{liraText(teklif_tutar)}</b>
            {price !== undefined && ` · ${perSquareMetreText(price)}`}
          </span>
        )}
        {teklif_tutar === 0 && durum === 3 && <span>{noPrice}</span>}
      </Typography>
      {joined_to !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {text.joinedTo(joined_to)}
        </Typography>
      )}
      {children}
    </RecordRow>
  );
}

/** Counts midnights, as people do. */
const daysSince = (date: string) =>
  (Date.parse(istanbulTime(new Date()).day) - Date.parse(istanbulTime(new Date(date)).day)) / 86_400_000;

/** Without a line break between ada and parsel. */
export const plotOf = ({ mahalle, ada, parsel }: FoundLandRequest) =>
  `${mahalle.mahalle_adi} · ${ada}\u00a0/\u00a0${parsel}`;
