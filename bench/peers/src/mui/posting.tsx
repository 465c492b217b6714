import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { words, type Fact, type PostingProps } from '../posting.ts';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </dl>
  );
}

function Video({ url }: { url: string }) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <iframe title={words.video} src={url} style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }} allowFullScreen />;
  return (
    <Card variant="outlined">
      <CardContent>
        <Button variant="outlined" onClick={() => setPlaying(true)}>
          {words.play}
        </Button>
        <Typography variant="body2">{words.playHint}</Typography>
      </CardContent>
    </Card>
  );
}

export default function Screen({ posting }: PostingProps) {
  const apply = (
    <Button variant="contained" size="large" href={posting.applyHref}>
      {words.apply}
    </Button>
  );
  return (
    <Container component="article" maxWidth="lg">
      <Stack component="header" spacing={2} sx={{ alignItems: 'flex-start', py: 4 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar variant="rounded" src={posting.logoUrl} alt="">
            {posting.company[0]}
          </Avatar>
          <Link href={posting.companyHref}>{posting.company}</Link>
        </Stack>
        <Typography variant="h3" component="h1">
          {posting.title}
        </Typography>
        <Typography color="text.secondary">
          {words.published} {posting.published}
          {posting.recommendedBy !== '' && `, ${words.recommended} ${posting.recommendedBy}`}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {posting.facts.map(({ label, value }) => (
            <Chip key={label} label={`${label}: ${value}`} />
          ))}
        </Stack>
        {apply}
      </Stack>
      <Grid container spacing={6}>
        <Grid size={{ xs: 12, md: 8 }}>
          {posting.videoUrl !== null && <Video url={posting.videoUrl} />}
          {posting.sections.map(({ heading, content }) => (
            <section key={heading}>
              <Typography variant="h5" component="h2" gutterBottom>
                {heading}
              </Typography>
              {typeof content === 'string' ? (
                <Typography component="div" dangerouslySetInnerHTML={{ __html: content }} />
              ) : (
                <ul>
                  {content.map((point) => (
                    <Typography key={point} component="li">
                      {point}
                    </Typography>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {apply}
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Stack component="aside" spacing={3}>
            <Card variant="outlined">
              <CardContent>
                <Typography variant="h6" component="h2">
                  {words.specific}
                </Typography>
                <Facts facts={posting.specific} />
              </CardContent>
            </Card>
            <Card variant="outlined">
              <CardContent>
                <Typography variant="h6" component="h2">
                  {posting.company}
                </Typography>
                <Facts facts={posting.companyFacts} />
              </CardContent>
            </Card>
            <section>
              <Typography variant="h6" component="h2">
                {words.contacts}
              </Typography>
              {posting.contacts.map(({ name, role, email, avatarUrl }) => (
                <Stack key={email} direction="row" spacing={2} sx={{ alignItems: 'center', my: 1 }}>
                  <Avatar src={avatarUrl} alt="">
                    {name[0]}
                  </Avatar>
                  <div>
                    <Typography>{name}</Typography>
                    <Typography variant="body2" color="text.secondary">
                      {role}
                    </Typography>
                    <Link href={`mailto:${email}`}>{email}</Link>
                  </div>
                </Stack>
              ))}
            </section>
          </Stack>
        </Grid>
      </Grid>
    </Container>
  );
}
