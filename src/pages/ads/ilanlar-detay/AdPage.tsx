import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { loadAd } from '../../../../machines/ads/loadAds.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { mediaNames } from '../../../../rules/ads/mediaNames.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { ParcelDrawing } from '../../../components/images/ParcelDrawing.tsx';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { PageTitle } from '../../../site/PageTitle.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { adsText as text } from '../../../text/ads/ads.ts';
import { titles } from '../../../text/site/titles.ts';
import { AdFacts } from './AdFacts.tsx';
import { AdOutline } from './AdOutline.tsx';
import { Carousel } from './Carousel.tsx';

const adMachine = createRecordMachine(loadAd);

/** One land ad (product, 2). The slug in the address is decoration. */
export default function AdPage({ params }: PageProps) {
  const client = useClient();
  const [snapshot, send] = useMachine(adMachine, { input: { client, id: recordId(params.id) } });
  const { record: ad, problem } = snapshot.context;

  const missing = snapshot.matches('missing');
  if (missing || problem || !ad) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.ad}
        words={text}
        href={paths.ads.pattern}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
      <PageTitle title={ad.title} />
      <Typography variant="h1" sx={{ typography: 'h2', mb: 3, overflowWrap: 'anywhere' }}>
        {ad.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Carousel
          title={ad.title}
          names={mediaNames(ad.images)}
          placeholder={
            <ParcelDrawing
              ada={String(ad.ada)}
              parsel={String(ad.parsel)}
              area={ad.metre_kare}
              label={text.noImage}
              complete
              outline={ad.parcel}
            />
          }
        />
        <AdFacts ad={ad} />
        {ad.parcel && <AdOutline ad={ad} outline={ad.parcel} />}
      </Box>
    </Container>
  );
}
