import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type {
  FoundLandRequest,
  FullLandRequest,
} from '../../../../machines/land-requests/loadLandRequests.ts';
import { loadSimilarLandRequests } from '../../../../machines/land-requests/loadSimilarLandRequests.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import type { DistrictPrices } from '../../../../rules/land-requests/districtPrices.ts';
import { joinOf } from '../../../../rules/land-requests/joined.ts';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { LandRequestGroup, plotOf } from '../../../components/records/LandRequestGroup.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { perSquareMetreText } from '../../../text/recordFormats.ts';
import { NearbyMap } from './NearbyMap.tsx';

const { similar: text } = landRequestsText;
const similarMachine = createRecordMachine(loadSimilarLandRequests);

/** Starts loading what the panel shows; the offer is compared with it too. */
export function useSimilar(id: number) {
  const client = useClient();
  return useMachine(similarMachine, { input: { client, id } });
}

/** What joins a similar land request to the one of the page. */
export interface JoiningProps {
  /** The land request of the page. */
  landRequest: FullLandRequest;
  isBusy: boolean;
  /** Why nothing can be joined now. */
  hint: string | undefined;
  onJoin: (landRequest: FoundLandRequest) => void;
}

interface SimilarPanelProps {
  snapshot: SnapshotFrom<typeof similarMachine>;
  send: (event: EventFromLogic<typeof similarMachine>) => void;
  joining: JoiningProps;
}

/** What was asked for the same plot, what was offered nearby, and what the same phone has asked. */
export function SimilarPanel({ snapshot, send, joining }: SimilarPanelProps) {
  const { record: similar, problem } = snapshot.context;
  if (snapshot.matches('missing')) return null;
  return (
    <PanelSection title={text.title}>
      {snapshot.hasTag('busy') && <LoadingNotice />}
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {similar && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {/* first: under ten prices a land request that was offered for already is overlooked */}
          <LandRequestGroup
            words={text.samePlot}
            {...similar.samePlot}
            about={({ name }) => name}
            action={(other) => <Join {...joining} other={other} />}
          />
          <div>
            <LandRequestGroup
              words={text.nearest}
              landRequests={similar.nearest}
              about={plotOf}
              lead={<District {...similar.district} />}
            />
            <NearbyMap {...similar} />
          </div>
          <LandRequestGroup
            words={text.samePhone}
            {...similar.samePhone}
            about={(one) => `${one.name} · ${one.ilce.ilce_adi} / ${plotOf(one)}`}
            action={(other) => <Join {...joining} other={other} />}
          />
        </Box>
      )}
    </PanelSection>
  );
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

/** Joins the row's land request to that of the page, or says why it cannot be. */
function Join({ landRequest, other, isBusy, hint, onJoin }: JoiningProps & { other: FoundLandRequest }) {
  const join = joinOf(other, landRequest, new Date());
  if (join === 'no') return null;
  const why = join === 'bothOffered' ? text.bothOffered : hint;
  return (
    <div>
      {why && (
        <Typography component="span" variant="body2" color="textSecondary">
          {why}
        </Typography>
      )}
      <Button
        size="small"
        // above the link that covers the row
        sx={{ position: 'relative', zIndex: 1 }}
        aria-label={text.joinOne(other.id)}
        disabled={isBusy || why !== undefined}
        onClick={() => onJoin(other)}
      >
        {text.join}
      </Button>
    </div>
  );
}
