import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { loadSimilarLandRequests } from '../../../../machines/land-requests/loadSimilarLandRequests.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import type { DistrictPrices } from '../../../../rules/land-requests/districtPrices.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { pricePerSquareMetre } from '../../../../rules/records/amount.ts';
import { istanbulTime } from '../../../../rules/records/istanbulTime.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { imarDurum } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { areaText } from '../../../text/parcel.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';

const { similar: text, noPrice, landRequest: recordText } = landRequestsText;
const similarMachine = createRecordMachine(loadSimilarLandRequests);

/** Starts loading what the panel shows; the offer is compared with it too. */
export function useSimilar(id: number) {
  const client = useClient();
  return useMachine(similarMachine, { input: { client, id } });
}

interface SimilarPanelProps {
  snapshot: SnapshotFrom<typeof similarMachine>;
  send: (event: EventFromLogic<typeof similarMachine>) => void;
}

/** What was offered nearby, and what was asked for the same plot and by the same phone. */
export function SimilarPanel({ snapshot, send }: SimilarPanelProps) {
  const { record: similar, problem } = snapshot.context;
  if (snapshot.matches('missing')) return null;
  return (
    <PanelSection title={text.title}>
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {similar && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Group
            words={text.nearest}
            landRequests={similar.nearest}
            about={plotOf}
            lead={<District {...similar.district} />}
          />
          <Group words={text.samePlot} {...similar.samePlot} about={({ name }) => name} />
          <Group
            words={text.samePhone}
            {...similar.samePhone}
            about={(one) => `${one.name} · ${one.ilce.ilce_adi} / ${plotOf(one)}`}
          />
        </Box>
      )}
    </PanelSection>
  );
}

interface GroupProps {
  words: { title: string; empty: string };
  landRequests: readonly LandRequest[];
  /** There are older ones. */
  more?: boolean;
  /** What is not the same in the whole group. */
  about: (landRequest: LandRequest) => string;
  lead?: ReactNode;
}

/** The median of the district, and what it leaves out. */
function District({ median, count, outliers }: DistrictPrices) {
  if (median === undefined) return null;
  return (
    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <b>{text.median(perSquareMetreText(median), count)}</b>
      {outliers > 0 && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          ({text.outliers(outliers)})
        </Typography>
      )}
    </Typography>
  );
}

function Group({ words, landRequests, more = false, about, lead }: GroupProps) {
  if (landRequests.length === 0) return <Typography color="textSecondary">{words.empty}</Typography>;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 'bold' }}>
        {words.title}
      </Typography>
      {lead}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {landRequests.map((one) => (
          <Similar key={one.id} landRequest={one} about={about(one)} />
        ))}
      </Box>
      {more && (
        <Typography variant="body2" color="textSecondary">
          {text.more(landRequests.length)}
        </Typography>
      )}
    </div>
  );
}

function Similar({ landRequest, about }: { landRequest: LandRequest; about: string }) {
  const { id, tarih, durum, teklif_tutar, metrekare, imar_durum } = landRequest;
  const price = teklif_tutar > 0 ? pricePerSquareMetre(teklif_tutar, squareMetres(metrekare)) : undefined;
  return (
    <Box component="li" sx={rowStyles}>
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
    </Box>
  );
}

/** Counts midnights, as people do. */
const daysSince = (date: string) =>
  (Date.parse(istanbulTime(new Date()).day) - Date.parse(istanbulTime(new Date(date)).day)) / 86_400_000;

/** Without a line break between ada and parsel. */
const plotOf = ({ mahalle, ada, parsel }: LandRequest) =>
  `${mahalle.mahalle_adi} · ${ada}\u00a0/\u00a0${parsel}`;

/** Lines with a figure at their end. The whole row is the link. */
const rowStyles = {
  position: 'relative',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 1,
  },
  '& b': { color: 'secondary.main' },
  // also on a line of its own
  '& > div > :last-child:not(:first-child)': { ml: 'auto' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
