import Box from '@mui/material/Box';
import type { LandRequest } from '../../../../machines/land-requests/landRequest.ts';
import { Facts } from '../../../components/records/Facts.tsx';
import { dateText } from '../../../text/formats.ts';
import * as codes from '../../../text/land-requests/landCodes.ts';
import { landOfferText } from '../../../text/land-requests/landOffer.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.request;

/** Everything the owner answered, with the codes in words (product, 3). */
export function RequestAnswers({ request }: { request: LandRequest }) {
  const { info } = landOfferText;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Facts
        title={text.owner}
        facts={[
          [text.name, request.name],
          [text.phone, request.phone],
          [text.tarih, dateText(request.tarih)],
        ]}
      />
      <Facts
        title={text.place}
        facts={[
          [text.il, request.il.il_adi],
          [text.ilce, request.ilce.ilce_adi],
          [text.mahalle, request.mahalle.mahalle_adi],
          [text.ada, request.ada],
          [text.parsel, request.parsel],
        ]}
      />
      <Facts
        title={text.answers}
        facts={[
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
