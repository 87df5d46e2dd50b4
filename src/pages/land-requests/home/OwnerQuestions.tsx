import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { homeText as text } from '../../../text/land-requests/home.ts';

/** Five questions of landowners, with their answers (product, 2). */
export function OwnerQuestions() {
  return (
    <Container
      component="section"
      maxWidth="lg"
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' } }}
    >
      <Typography variant="h2">{text.questionsHeading}</Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {text.questions.map(({ question, answer }) => (
          <Box key={question} sx={{ pb: 3, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="h3" gutterBottom>
              {question}
            </Typography>
            <Typography color="textSecondary">{answer}</Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
