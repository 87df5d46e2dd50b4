import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import {
  type SavedSearch,
  savedInput,
  savedSearchesMachine,
} from '../../../../machines/ads/savedSearches.ts';
import type { PageQuery } from '../../../../machines/lists/pagedList.ts';
import { addressOfInput, inputOf, isSameInput } from '../../../../rules/ads/savedSearch.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { useClient } from '../../../site/services.tsx';
import { savedSearchesText as text } from '../../../text/ads/savedSearches.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { problemText } from '../../../text/problems.ts';
import { SearchConsentDialog } from './SearchConsentDialog.tsx';

const outcomes = ['loadFailed', 'saved', 'removed', 'removeFailed'] as const;

/**
 * Saves the search of the list with the consent to its messages, and shows the saved ones
 * (product, 10).
 */
export function SavedSearches({ query }: { query: PageQuery }) {
  const [snapshot, send] = useMachine(savedSearchesMachine, { input: { client: useClient() } });
  const { searches, problem } = snapshot.context;
  const input = savedInput(query);
  const same = searches?.find((search) => isSameInput(inputOf(search), input));
  const isSaved = same?.onay !== undefined;
  const silent = searches?.filter(({ onay }) => onay === undefined).length ?? 0;
  const askFor = ({ summary, ...search }: SavedSearch) =>
    send({ type: 'consent.ask', search: inputOf({ summary, ...search }), summary });
  const outcome = outcomes.find((state) => snapshot.matches({ resting: state }));
  return (
    <Box component="section" aria-label={text.list} sx={{ position: 'relative' }}>
      <details>
        <Box
          component="summary"
          // the button that had the focus has disappeared
          ref={outcome === 'removed' ? takeLostFocus : undefined}
          sx={{
            py: 1.25,
            boxSizing: 'border-box',
            width: 'fit-content',
            minHeight: 44,
            cursor: 'pointer',
            fontWeight: 600,
          }}
        >
          <span>{searches ? `${text.list} ${text.count(searches.length)}` : text.list}</span>
        </Box>
        {/* clear of the focus ring above */}
        <Typography variant="body2" sx={{ mt: 0.75 }}>
          {text.lead}
        </Typography>
        {searches?.length === 0 && <Typography sx={{ py: 1 }}>{text.none}</Typography>}
        {searches && searches.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
            {searches.map((search) => (
              <SavedSearchItem
                key={search.id}
                search={search}
                onConsent={() => askFor(search)}
                onRemove={() => send({ type: 'search.remove', id: search.id })}
              />
            ))}
          </Box>
        )}
      </details>
      <Button
        variant="outlined"
        size="small"
        // it keeps the focus; a press while another change is made does nothing
        aria-disabled={isSaved}
        aria-haspopup={isSaved ? undefined : 'dialog'}
        onClick={() => !isSaved && (same ? askFor(same) : send({ type: 'consent.ask', search: input }))}
        // in the line of the summary, so that the rows below do not move
        sx={{ position: 'absolute', insetInlineEnd: 0, top: 0, minHeight: 44, opacity: isSaved ? 0.75 : 1 }}
      >
        <span>{isSaved ? text.saved : text.save}</span>
      </Button>
      {silent > 0 && <Typography variant="body2">{text.silent(silent)}</Typography>}
      {/* its line is reserved */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: '2.25rem' }}>
        <Typography role="status">
          {[
            snapshot.matches('removing') && text.status.removing,
            outcome && text.status[outcome],
            outcome && outcome !== 'loadFailed' && problemText(problem),
          ]
            .filter(Boolean)
            .join(' ')}
        </Typography>
        {outcome && !searches && (
          <Button size="small" onClick={() => send({ type: 'load.retry' })}>
            {dialogText.retry}
          </Button>
        )}
      </Box>
      {(snapshot.matches('asking') || snapshot.matches('saving')) && (
        <SearchConsentDialog snapshot={snapshot} send={send} />
      )}
    </Box>
  );
}

interface SavedSearchItemProps {
  search: SavedSearch;
  onConsent: () => void;
  onRemove: () => void;
}

function SavedSearchItem({ search, onConsent, onRemove }: SavedSearchItemProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, py: 1.25, minWidth: 0 }}>
        <PageLink
          href={paths.ads.pattern + addressOfInput(inputOf(search))}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {search.summary}
        </PageLink>
        {search.onay === undefined && <Typography variant="body2">{text.silentOne}</Typography>}
      </Box>
      {search.onay === undefined && (
        <Button
          size="small"
          aria-label={text.consentOf(search.summary)}
          aria-haspopup="dialog"
          onClick={onConsent}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {text.consent}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={text.removeOf(search.summary)}
        onClick={onRemove}
        sx={{ minHeight: 44 }}
      >
        {text.remove}
      </Button>
    </Box>
  );
}
