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
import { jobPage } from '../job-page.tsx';
import { texts } from '../job.ts';

export default jobPage({
  Page: ({ children }) => (
    <Container component="article" maxWidth="lg">
      {children}
    </Container>
  ),
  Head: ({ children }) => (
    <Stack component="header" spacing={2} sx={{ alignItems: 'flex-start', py: 4 }}>
      {children}
    </Stack>
  ),
  Company: ({ peerJob: { logoUrl, company, companyHref } }) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Avatar variant="rounded" src={logoUrl} alt="">
        {company[0]}
      </Avatar>
      <Link href={companyHref}>{company}</Link>
    </Stack>
  ),
  Title: ({ children }) => (
    <Typography variant="h3" component="h1">
      {children}
    </Typography>
  ),
  Muted: ({ children }) => <Typography color="text.secondary">{children}</Typography>,
  Chips: ({ facts }) => (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {facts.map(({ label, value }) => (
        <Chip key={label} label={`${label}: ${value}`} />
      ))}
    </Stack>
  ),
  Apply: ({ href }) => (
    <Button variant="contained" size="large" href={href}>
      {texts.apply}
    </Button>
  ),
  Columns: ({ main, aside }) => (
    <Grid container spacing={6}>
      <Grid size={{ xs: 12, md: 8 }}>{main}</Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Stack component="aside" spacing={3}>
          {aside}
        </Stack>
      </Grid>
    </Grid>
  ),
  SectionTitle: ({ children }) => (
    <Typography variant="h5" component="h2" gutterBottom>
      {children}
    </Typography>
  ),
  Html: ({ html }) => <Typography component="div" dangerouslySetInnerHTML={{ __html: html }} />,
  Points: ({ points }) => (
    <ul>
      {points.map((point) => (
        <Typography key={point} component="li">
          {point}
        </Typography>
      ))}
    </ul>
  ),
  Panel: ({ children }) => (
    <Card variant="outlined">
      <CardContent>{children}</CardContent>
    </Card>
  ),
  PanelTitle: ({ children }) => (
    <Typography variant="h6" component="h2">
      {children}
    </Typography>
  ),
  Label: ({ children }) => (
    <Typography component="dt" variant="body2" color="text.secondary">
      {children}
    </Typography>
  ),
  Value: ({ children }) => (
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  ),
  Play: ({ onClick }) => (
    <Button variant="outlined" onClick={onClick}>
      {texts.play}
    </Button>
  ),
  Small: ({ children }) => <Typography variant="body2">{children}</Typography>,
  Contact: ({ name, role, email, avatarUrl }) => (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', my: 1 }}>
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
  ),
});
