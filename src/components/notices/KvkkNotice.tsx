import Typography from '@mui/material/Typography';
import { kvkkNoticeText as text } from '../../text/kvkkNotice.ts';

/**
 * The text of the personal-data notice (KVKK), with its version and the day from which it applies.
 * @param heading the element of its headings.
 */
export function KvkkNotice({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <>
      {text.sections.map((section) => (
        <section key={section.heading}>
          <Typography variant="h6" component={heading} gutterBottom>
            {section.heading}
          </Typography>
          {section.paragraphs.map((paragraph) => (
            <Typography key={paragraph} component="p" sx={{ mb: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </section>
      ))}
      <Typography variant="body2" color="textSecondary">
        {text.version}
      </Typography>
    </>
  );
}
