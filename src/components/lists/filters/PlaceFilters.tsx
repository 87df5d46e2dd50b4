import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { locationCascadeMachine, pendingList } from '../../../../machines/places/locationCascade.ts';
import { emptyPlace } from '../../../../rules/places/place.ts';
import { useClient } from '../../../site/services.tsx';
import { filtersText } from '../../../text/lists/filters.ts';
import { placeText } from '../../../text/places/places.ts';
import { NoticeButton } from '../../notices/NoticeButton.tsx';
import type { Filtering } from './FilterBar.tsx';
import { SelectFilter } from './SelectFilter.tsx';

export const placeFilters = ['il', 'ilce'] as const;

/** As high as the select in whose place it stands: the rows below do not move. */
const failedStyles = {
  '& p': { mt: 0, mb: 0.75, lineHeight: 1.4375 },
  '& button': { minHeight: 'var(--input-height, 3rem)' },
} as const;

/** Province and district. The list keeps what is chosen; the cascade loads the names. */
export function PlaceFilters({ filtering }: { filtering: Filtering }) {
  const { il = '' } = filtering.texts;
  const client = useClient();
  const [snapshot, send] = useMachine(locationCascadeMachine, {
    input: { client, place: { ...emptyPlace, il } },
  });
  const { place, lists } = snapshot.context;
  const { provinces = [], districts = [] } = lists;
  useEffect(() => {
    // the address changes too: by Back, by a link of the menu
    if (place.il !== il) send({ type: 'province.choose', id: il });
  }, [place.il, il, send]);
  const pending = pendingList(snapshot.context);
  const loading = snapshot.matches('loading') ? pending : undefined;
  return (
    <>
      <SelectFilter
        filtering={filtering}
        name="il"
        label={placeText.il}
        choices={provinces.map(({ id, il_adi }) => ({ value: String(id), label: il_adi }))}
        busy={loading === 'provinces'}
        cleared={{ ilce: '' }}
      />
      {snapshot.matches('failed') && pending ? (
        <Box sx={failedStyles}>
          <p role="alert">{placeText.failed[pending]}</p>
          <NoticeButton onPress={() => send({ type: 'load.retry' })} />
        </Box>
      ) : (
        <SelectFilter
          filtering={filtering}
          name="ilce"
          label={placeText.ilce}
          choices={districts.map(({ id, ilce_adi }) => ({ value: String(id), label: ilce_adi }))}
          {...(il === '' && { none: filtersText.firstProvince })}
          busy={loading === 'districts'}
        />
      )}
    </>
  );
}
