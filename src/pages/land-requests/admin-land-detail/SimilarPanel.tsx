import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { loadSimilarLandRequests } from '../../../../machines/land-requests/loadSimilarLandRequests.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { pricePerSquareMetre } from '../../../../rules/records/amount.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { cameFromSame } from '../../../browser/history/cameFrom.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { areaText } from '../../../text/parcel.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';

const { similar: text, noPrice, landRequest: recordText } = landRequestsText;
const similarMachine = createRecordMachine(loadSimilarLandRequests);

/** What was asked for the same plot and by the same phone, and what was offered nearby. */
export function SimilarPanel({ id }: { id: number }) {
  const client = useClient();
  const [snapshot, send] = useMachine(similarMachine, { input: { client, id } });
  const { record: similar, problem } = snapshot.context;
  if (snapshot.matches('missing')) return null;
  return (
    <PanelSection title={text.title} containerType="inline-size">
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {similar && (
        <Box sx={groupStyles}>
          <Group words={text.samePlot} {...similar.samePlot} about={({ name }) => name} />
          <Group
            words={text.samePhone}
            {...similar.samePhone}
            about={(one) => `${one.name} · ${one.ilce.ilce_adi} / ${plotOf(one)}`}
          />
          <Group words={text.nearest} landRequests={similar.nearest} about={plotOf} />
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
}

function Group({ words, landRequests, more = false, about }: GroupProps) {
  if (landRequests.length === 0) return <Typography color="textSecondary">{words.empty}</Typography>;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 'bold' }}>
        {words.title}
      </Typography>
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
  const { id, tarih, durum, teklif_tutar, metrekare } = landRequest;
  const price = teklif_tutar > 0 ? pricePerSquareMetre(teklif_tutar, squareMetres(metrekare)) : undefined;
  return (
    <Box component="li" sx={rowStyles}>
      <div>
        <PageLink href={paths.adminLandRequest.to(id)} state={cameFromSame()}>
          {recordText.title(id)}
        </PageLink>
        <DurumBadge durum={durum} />
      </div>
      <div>
        <span>{about}</span>
        {teklif_tutar > 0 && <b>{liraText(teklif_tutar)}</b>}
        {teklif_tutar === 0 && durum === 3 && <span>{noPrice}</span>}
      </div>
      <Typography component="div" variant="body2" color="textSecondary">
        <span>
          <time dateTime={tarih}>{dateText(tarih)}</time> · {areaText(metrekare)}
        </span>
        {price !== undefined && <span>{perSquareMetreText(price)}</span>}
      </Typography>
    </Box>
  );
}

/** Without a line break between ada and parsel. */
const plotOf = ({ mahalle, ada, parsel }: LandRequest) =>
  `${mahalle.mahalle_adi} · ${ada}\u00a0/\u00a0${parsel}`;

/** Beside each other where the panel is wide. */
const groupStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 50rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** Lines with a figure at their end. The whole row is the link. */
const rowStyles = {
  position: 'relative',
  py: 1,
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
