import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { LandRequest } from '../../../../machines/landRequest.ts';
import { dateText } from '../../../text/formats.ts';
import * as codes from '../../../text/landCodes.ts';
import { landOfferText } from '../../../text/landOffer.ts';
import { landRequestsText } from '../../../text/landRequests.ts';

const text = landRequestsText.request;
type Answers = readonly (readonly [label: string, value: string])[];

/** Everything the owner answered, with the codes in words (specification, section 3). */
export function RequestAnswers({ request }: { request: LandRequest }) {
  const { info } = landOfferText;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Section
        title={text.owner}
        answers={[
          [text.name, request.name],
          [text.phone, request.phone],
          [text.tarih, dateText(request.tarih)],
        ]}
      />
      <Section
        title={text.place}
        answers={[
          [text.il, request.il.il_adi],
          [text.ilce, request.ilce.ilce_adi],
          [text.mahalle, request.mahalle.mahalle_adi],
          [text.ada, request.ada],
          [text.parsel, request.parsel],
        ]}
      />
      <Section
        title={text.answers}
        answers={[
          [text.arsaDegeri, `${codes.arsaDeger[request.arsa_degeri]} TL`],
          [info.metrekare, request.metrekare],
          [info.tapu_durum, codes.tapuDurum[request.tapu_durum]],
          [info.imar_durum, codes.imarDurum[request.imar_durum]],
          [text.sahiplikZaman, codes.sahipZaman[request.sahip_zaman]],
          [info.resmi_yol, codes.resmiYol[request.resmi_yol]],
          [info.edinme_sekli, codes.edinmeSekli[request.edinme_sekli]],
          [info.egim, codes.egim[request.egim]],
          [info.manzara, codes.manzara[request.manzara]],
        ]}
      />
    </Box>
  );
}

function Section({ title, answers }: { title: string; answers: Answers }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      >
        {answers.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
